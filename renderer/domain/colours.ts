/** The few colours that are needed outside of the stylesheet; keep in step with styles/tokens.css. */

/** The page in the light and in the dark scheme. */
export const WALL = "#d6d5cf";
export const WALL_DARK = "#191a19";

/** Under drawings, and words on the wall, in the light scheme. */
export const PAPER = "#fdfcfa";
export const INK = "#15161a";
