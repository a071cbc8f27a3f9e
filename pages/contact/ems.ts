/** The width of an e-mail address in the sample's display face, as the page sets it. */

/** In ems, rounded up: narrow, wide and other letters. */
export function toEms(email: string): number {
  const widths = Array.from(email, (letter) =>
    /[fijlrt.]/.test(letter) ? 0.28 : /[mw@_+]/.test(letter) ? 0.8 : 0.5,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
