/** The last lines of Vite's error overlay, for the artist. */

/** Vite's own text, in the source of its client: it explains Vite's configuration. */
const ADVICE_OF_VITE = /"Click outside, press ".*?hmrConfigName\), "\."/s;

const ADVICE =
  "Correct the file and save it: this message disappears, and the page updates. Esc hides it until the next change.";

/** The source of a module; in that of the overlay, with our text. */
export function adviseArtist(code: string): string {
  return code.replace(ADVICE_OF_VITE, () => JSON.stringify(ADVICE));
}
