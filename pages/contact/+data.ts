/** What the contact page shows: the address for inquiries. */
import { readContent } from "#renderer/content.server.ts";
import { toParlor } from "#renderer/structured-data/business-jsonld.ts";
import { measureAddress } from "./address-width.server.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { contact } = studio;
  const email = contact.inquiriesEmail ?? contact.email;
  return { email, widthEms: measureAddress(email), parlor: toParlor({ studio, catalogue }) };
}
