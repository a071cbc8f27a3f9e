/** `mailto:` links. */

/** `body` prefills the message. */
export function toMailAddress(email: string, subject: string, body?: string): string {
  const fields = Object.entries({ subject, ...(body && { body }) });
  return `mailto:${email}?${fields.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join("&")}`;
}
