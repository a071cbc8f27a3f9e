/** How visitors write to the studio. */
import { nameDesign } from "./design.ts";

/** `body` prefills the message; its lines end as mail does (RFC 6068). */
export function toMailAddress(email: string, subject: string, body?: string): string {
  const fields = Object.entries({ subject, ...(body && { body }) });
  return `mailto:${email}?${fields.map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`).join("&")}`;
}

/** Asks for a design that someone else has reserved. */
export const toAskNext = (email: string, design: { id: number; title: string }) =>
  toMailAddress(email, `Next for ${nameDesign(design)}`);
