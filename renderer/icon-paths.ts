/** Icons of five by five dots, as paths of zero-length strokes in a square of 20: for the pages and for the lightbox. */
export const ICON_PATHS = {
  left: "M14 2h0M10 6h0M6 10h0M10 14h0M14 18h0",
  right: "M6 2h0M10 6h0M14 10h0M10 14h0M6 18h0",
  up: "M2 14h0M6 10h0M10 6h0M14 10h0M18 14h0",
  close: "M2 2h0M18 2h0M6 6h0M14 6h0M10 10h0M6 14h0M14 14h0M2 18h0M18 18h0",
  plus: "M10 2h0M10 6h0M2 10h0M6 10h0M10 10h0M14 10h0M18 10h0M10 14h0M10 18h0",
  minus: "M2 10h0M6 10h0M10 10h0M14 10h0M18 10h0",
  outside: "M6 2h0M10 2h0M14 2h0M18 2h0M18 6h0M18 10h0M18 14h0M14 6h0M10 10h0M6 14h0M2 18h0",
  menu: "M2 2h0M10 2h0M18 2h0M2 10h0M10 10h0M18 10h0M2 18h0M10 18h0M18 18h0",
  sort: "M2 2h0M6 2h0M10 2h0M14 2h0M18 2h0M2 10h0M6 10h0M10 10h0M2 18h0",
  filter: "M2 2h0M6 2h0M10 2h0M14 2h0M18 2h0M6 10h0M10 10h0M14 10h0M10 18h0",
} as const;

export type IconName = keyof typeof ICON_PATHS;
