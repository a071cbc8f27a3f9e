/** Colours that code needs besides the stylesheet. Keep in step with styles/tokens.css; PAPER is in tones.ts. */

/** The page in the light and in the dark scheme. */
export const WALL = "#d6d5cf";
export const WALL_DARK = "#191a19";

/** Words, in the light scheme. */
export const INK = "#15161a";
