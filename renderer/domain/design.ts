/** A design in words, and whether it can be booked. */
import type { Design } from "./catalogue-schema.ts";

/** `Moon Moth (no. 12)`, for e-mails and bookings. */
export function nameDesign({ id, title }: Pick<Design, "id" | "title">): string {
  return `${title} (no. ${id})`;
}

export function isSoldOut({ status }: Pick<Design, "status">): boolean {
  return status === "soldOut";
}
