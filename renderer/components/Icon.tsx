/** Icons: five by five dots, drawn as zero-length strokes with round caps. */
import { ICON_PATHS, type IconName } from "../icon-paths.ts";

type IconProps = { name: IconName; className?: string };

/** Decorative: the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, className = "size-5" }: IconProps) {
  if (!Object.hasOwn(ICON_PATHS, name)) {
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
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
