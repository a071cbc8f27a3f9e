/** Data of the contact page: an address for each purpose, and the terms of drawings of the visitor's own. */
import { readContent } from "#renderer/content.server.ts";
import { toBusinessJsonLd } from "#renderer/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { inquiriesEmail, email } = studio.contact;
  const { fee, answer } = studio.booking.custom;
  return {
    inquiries: inquiriesEmail ?? email,
    bookings: inquiriesEmail && inquiriesEmail !== email ? email : undefined,
    terms: [
      ...(fee ? [{ label: "Drawing fee", value: fee }] : []),
      ...(answer ? [{ label: "Answer within", value: answer }] : []),
    ],
    business: toBusinessJsonLd({ studio, catalogue }),
  };
}
