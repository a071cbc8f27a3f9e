/** What the contact page shows: the address for inquiries. */
import { readContent } from "#renderer/content.server.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { contact } = readContent().studio;
  return { email: contact.inquiriesEmail ?? contact.email };
}
