/**
 * The share of a tile's width that a drawing takes, so that all drawings cover about the same area. Rounded to 2 %, so
 * that drawings of similar shapes share widths and markup.
 */
export function opticalShare(aspectRatio: number): number {
  const share = Math.min(0.88, 0.75 * Math.sqrt(1.25 * aspectRatio), 1.1 * aspectRatio);
  return Math.max(1, Math.round(50 * share)) / 50;
}
