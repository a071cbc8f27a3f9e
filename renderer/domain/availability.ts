/** Whether a design can still be had. */
import type { Design } from "./catalogue-schema.ts";

export function isSoldOut({ status }: Pick<Design, "status">): boolean {
  return status === "soldOut";
}
