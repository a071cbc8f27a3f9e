/** Icons: five by five dots, drawn as zero-length strokes with round caps. */

const PATHS = {
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

export type IconName = keyof typeof PATHS;

type IconProps = { name: IconName; className?: string };

/** Decorative: the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, className = "size-5" }: IconProps) {
  const path = PATHS[name];
  if (!path) {
    console.error("Could not find icon", name);
    return null;
  }
  return (
    <svg
      className={`flex-none fill-none stroke-[3.1] stroke-current ${className}`}
      viewBox="0 0 20 20"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
