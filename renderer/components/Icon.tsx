/** An icon of 5 × 5 dots. */
import { clsx } from "clsx";
import { type IconName, toIconPaths } from "./icon-paths.ts";

/** Decorative, because adjacent text or the control's label gives the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const paths = toIconPaths(name);
  if (!paths) {
    console.error("Could not find icon", name);
    return null;
  }
  return (
    <svg className={clsx("icon", className)} viewBox="0 0 20 20" aria-hidden="true">
      {paths.map(({ d, dashes }) => (
        <path key={d} d={d} strokeDasharray={dashes} />
      ))}
    </svg>
  );
}
