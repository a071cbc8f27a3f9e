/** A title and its content, side by side and aligned at the first baseline from 960 px up. */
import { clsx } from "clsx";
import type { ReactNode } from "react";

type TwoColumnsProps = { align?: "baseline" | "end"; className?: string; children: ReactNode };

export function TwoColumns({ align = "baseline", className, children }: TwoColumnsProps) {
  return (
    <div
      className={clsx(
        "grid grid-cols-1 gap-x-columns gap-y-12",
        "split:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        align === "end" ? "items-end" : "items-baseline",
        className,
      )}
    >
      {children}
    </div>
  );
}
