import type { Studio } from "./studio-schema.ts";

/** `Portland, OR 97214` */
export function toTown({ city, region, postalCode }: Studio["location"]): string {
  return [`${city}, ${region}`, postalCode].filter(Boolean).join(" ");
}
