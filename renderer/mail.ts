/** Addresses that open the visitor's mail program. */

/** `mailto:…?subject=…`; the subject is what the artist sees first. */
export function toMailAddress(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
