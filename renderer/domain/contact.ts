/** How visitors write to the studio. */

/** `body` prefills the message; its lines end as mail does (RFC 6068). */
export function toMailAddress(email: string, subject: string, body?: string): string {
  const fields = Object.entries({ subject, ...(body && { body }) });
  return `mailto:${email}?${fields.map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`).join("&")}`;
}
