/** A design in a line of text. */
import type { Design } from "./catalogue-schema.ts";

/** `Moon Moth (no. 12)`, for e-mails and bookings. */
export function nameDesign({ id, title }: Pick<Design, "id" | "title">): string {
  return `${title} (no. ${id})`;
}
