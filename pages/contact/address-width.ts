/** How wide an address is in the display type, so that it can fill its line whatever its letters. */

/** Advance widths of Gowun Batang, in thousandths of its size; letters of nearly one width share a row. */
const ADVANCES: readonly [number, string][] = [
  [265, "ijl"],
  [285, "I."],
  [340, "fJ"],
  [365, "rt"],
  [420, "s"],
  [445, "-z1"],
  [475, "cex"],
  [500, "ag"],
  [520, "koqvyF"],
  [540, "bdpuLS023456789"],
  [570, "hnBEPZ"],
  [620, "KRTY"],
  [650, "X_+"],
  [690, "ACDHNUV"],
  [750, "wGOQ"],
  [845, "mM"],
  [925, "@W"],
];
const OTHER = 600;

/** Between letters, in thousandths: the letter spacing of the display type. */
const TRACKING = -40;

/** In ems. */
export function measureAddress(address: string): number {
  const widths = [...address].map((letter) => findAdvance(letter) + TRACKING);
  return widths.reduce((sum, width) => sum + width, 0) / 1000;
}

function findAdvance(letter: string): number {
  return ADVANCES.find(([, letters]) => letters.includes(letter))?.[0] ?? OTHER;
}
