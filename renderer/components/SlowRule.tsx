/** A line of dots that grow apart (roles.css). Mirrored, they grow toward what is at its end. */
import { clsx } from "clsx";

export function SlowRule({ isMirrored, className }: { isMirrored?: boolean; className: string }) {
  return <span className={clsx("slow-rule", isMirrored && "mirrored", className)} />;
}
