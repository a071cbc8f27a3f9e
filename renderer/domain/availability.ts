/** Whether a design is available. */
import type { Design } from "./catalogue-schema.ts";

export function isSoldOut({ status }: Pick<Design, "status">): boolean {
  return status === "soldOut";
}
