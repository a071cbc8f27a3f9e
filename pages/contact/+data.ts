/** Data for the contact page: an address for each purpose, and the terms for custom drawings. */
import { readContent } from "#renderer/content.server.ts";
import { toBusinessJsonLd, toHead } from "#renderer/shell/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { inquiriesEmail, email, phone, form } = studio.contact;
  const { fee, answer } = studio.booking.custom;
  const craft = studio.about.handPoked ? "hand-poked tattoo" : "tattoo";
  return {
    head: toHead(studio, {
      name: "Contact",
      path: "/contact/",
      description: `Write to ${studio.name} about a ${craft}, a custom design, or anything else.`,
      things: [toBusinessJsonLd({ studio, catalogue })],
    }),
    inquiries: inquiriesEmail ?? email,
    bookings: inquiriesEmail && inquiriesEmail !== email ? email : undefined,
    phone,
    social: studio.social,
    form,
    units: studio.units,
    terms: [
      ...(fee ? [{ label: "Drawing fee", value: fee }] : []),
      ...(answer ? [{ label: "Answer within", value: answer }] : []),
    ],
  };
}
