/** Data of the contact page: the address for inquiries. */
import { readContent } from "#renderer/content.server.ts";
import { toBusinessJsonLd } from "#renderer/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { inquiriesEmail, email } = studio.contact;
  return { email: inquiriesEmail ?? email, business: toBusinessJsonLd({ studio, catalogue }) };
}
