/** How visitors write to the studio, and the town it is in. */
import type { Studio } from "./studio-schema.ts";

/** `body` prefills the message; its lines end as mail does (RFC 6068). */
export function toMailAddress(email: string, subject: string, body?: string): string {
  const fields = Object.entries({ subject, ...(body && { body }) });
  return `mailto:${email}?${fields.map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`).join("&")}`;
}

/** `Portland, OR 97214`; empty when the artist gives none of it. */
export function toTown({ city, region, postalCode }: Studio["location"]): string {
  return [[city, region].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
}
