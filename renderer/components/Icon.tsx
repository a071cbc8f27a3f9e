/** Drawings made of dots: icons, and the slow rule. */
import { clsx } from "clsx";
import { type IconName, toIconPaths } from "./icon-paths.ts";

/** An icon of 5 × 5 dots. Decorative, because adjacent text or the control's label gives the name. */
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

/** A line of dots that grow apart (roles.css). Mirrored, they grow toward what is at its end. */
export function SlowRule({ isMirrored, className }: { isMirrored?: boolean; className: string }) {
  return <span className={clsx("slow-rule", isMirrored && "mirrored", className)} />;
}
