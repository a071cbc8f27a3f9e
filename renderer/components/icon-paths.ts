/**
 * Icons of 5 × 5 dots in a 20 × 20 view box: lines with a dot each `gap`. A line ends just beyond its last dot, so that
 * no rounding loses it.
 */
type Line = { gap: number; d: string };

const straight = (d: string): Line => ({ gap: 4, d });
const slanted = (d: string): Line => ({ gap: 5.657, d });

const ICONS = {
  left: [slanted("M14 2 6 10l8.1 8.1")],
  right: [slanted("M6 2l8 8-8.1 8.1")],
  up: [slanted("M2 14l8-8 8.1 8.1")],
  close: [slanted("M2 2l16.1 16.1M18 2 1.9 18.1")],
  plus: [straight("M10 2v16.1M2 10h16.1")],
  minus: [straight("M2 10h16.1")],
  outside: [straight("M6 2h12v12.1"), slanted("M2 18 18.1 1.9")],
  menu: [{ gap: 8, d: "M2 2h16.1M2 10h16.1M2 18h16.1" }],
  sort: [straight("M2 2h16.1M2 10h8.1M2 18h.1")],
  filter: [straight("M2 2h16.1M6 10h8.1M10 18h.1")],
} satisfies Record<string, Line[]>;

export type IconName = keyof typeof ICONS;

/** `dashes` is a `stroke-dasharray`. Undefined for an unknown name. */
export function toIconPaths(name: IconName): { d: string; dashes: string }[] | undefined {
  if (!Object.hasOwn(ICONS, name)) return undefined;
  return ICONS[name].map(({ gap, d }) => ({ d, dashes: `0 ${gap}` }));
}

/** Writes the icon as SVG, for scripts; pages have `Icon`. */
export function toIconMarkup(name: IconName): string {
  const paths = toIconPaths(name)?.map(({ d, dashes }) => `<path d="${d}" stroke-dasharray="${dashes}"/>`);
  return `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${paths?.join("")}</svg>`;
}
