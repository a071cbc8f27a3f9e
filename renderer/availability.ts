/** Whether a design can still be had. */
import type { Design } from "#content/catalogue-schema.ts";

export function isSoldOut({ status }: Pick<Design, "status">): boolean {
  return status === "soldOut";
}
