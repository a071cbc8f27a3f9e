/** What the contact page shows: the address for inquiries. */
import { readContent } from "#renderer/content.server.ts";
import { toParlor } from "#renderer/parlor.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { contact } = studio;
  return { email: contact.inquiriesEmail ?? contact.email, parlor: toParlor({ studio, catalogue }) };
}
