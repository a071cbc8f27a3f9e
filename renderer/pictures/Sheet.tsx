/** A sheet of stamps in 2 to 5 columns (roles.css). */
import { clsx } from "clsx";
import type { ComponentProps } from "react";

export function Sheet({ className, ...list }: ComponentProps<"ul">) {
  return <ul className={clsx("sheet", className)} {...list} />;
}
