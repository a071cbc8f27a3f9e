/** How visitors write to the studio, and the calendar in which they book. */
import { nameDesign } from "./design.ts";
import type { Studio } from "./studio-schema.ts";

/** `body` prefills the message; its lines end as mail does (RFC 6068). */
export function toMailAddress(email: string, subject: string, body?: string): string {
  const fields = Object.entries({ subject, ...(body && { body }) });
  return `mailto:${email}?${fields.map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`).join("&")}`;
}

/** Asks for a design that someone else has reserved. */
export const toAskNext = (email: string, design: { id: number; title: string }) =>
  toMailAddress(email, `Next for ${nameDesign(design)}`);

/** Whether a link leads to a page, such as a profile, and not to a mail or a call. */
export const isPage = (url: string) => /^https?:/i.test(url);

export type Calendar = Studio["booking"]["calendar"];

/** Cal.com's calendar. `lengths` are in minutes, ascending. */
export type CalSettings = Extract<Calendar, { provider: "cal" }>;

/** Returns the address of the script that embeds Cal.com's calendar. */
export const toEmbedScript = (origin: string) => `${origin}/embed/embed.js`;
