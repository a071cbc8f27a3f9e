/** studio.yaml, `location`, `dates` and `contact`: where the studio is, where else the artist can be found, and how to reach her. */
import { z } from "zod";
import { DEFAULT_TIME_ZONE, exampleTimeZone, isTimeZone } from "./dates.ts";
import {
  documented,
  email,
  listOf,
  plainText,
  secureAddress,
  text,
  webAddress,
  wordings,
} from "./fields-schema.ts";

const timeZone = plainText
  .refine((name) => !name || isTimeZone(name))
  .meta(documented("The time zone of the studio, for days and hours.", "America/Los_Angeles"))
  .register(wordings, {
    expected: "the time zone of a city",
    remedy: (written) => `Write one such as ${exampleTimeZone(written)}.`,
  });

export const location = z
  .strictObject({
    street: text.optional().meta(documented("Street and number.", "2140 Fernhollow Lane, Suite 3")),
    city: text.optional().meta(documented("The city.", "Portland")),
    region: plainText.optional().meta(documented("The state or region, in the US in two letters.", "OR")),
    postalCode: plainText.optional().meta(documented("The postal code, between quotes.", "97214")),
    country: plainText.optional().meta(documented("The country, in two letters.", "US")),
    timeZone: timeZone.default(DEFAULT_TIME_ZONE),
    latitude: z.number().min(-90).max(90).optional().meta(documented("Degrees north.", 45.5152)),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .meta(documented("Degrees east; west is negative.", -122.6441)),
    parking: text
      .optional()
      .meta(documented("Where to park.", "There is parking at the back of the building.")),
    hours: text.optional().meta(documented("When the studio is open.", "By appointment only")),
    map: z
      .strictObject({
        embedUrl: secureAddress.meta(
          documented("The map within the page.", "https://www.openstreetmap.org/export/embed.html"),
        ),
        linkUrl: webAddress.meta(
          documented("The address of the map as a page.", "https://www.openstreetmap.org/"),
        ),
      })
      .optional()
      .meta(documented("The map of the studio.")),
  })
  .meta(documented("Where the studio is."));

/** Digits, spaces, hyphens and brackets; a plus only before the country's number. */
const phone = plainText
  .refine((value) => /^\+?(?=(?:\D*\d){4})[\d\s()-]+$/.test(value))
  .register(wordings, {
    expected: "a phone number of digits, spaces, hyphens, + and ()",
  });

const fields = z
  .record(z.string(), plainText)
  .register(wordings, { expected: "names and values, such as access_key: 1a2b3c" });

const form = z.strictObject({
  action: secureAddress.meta(
    documented("Where requests are sent, as the form service says.", "https://forms.example/f/1a2b3c"),
  ),
  fields: fields.default({}).meta(documented("What the service wants besides, such as a key.")),
  photos: z.boolean().default(false).meta(documented("True lets visitors add reference photos.")),
});

export const contact = z
  .strictObject({
    email: email.meta(documented("On About, Booking and Info.", "hello@slowdot.example")),
    inquiriesEmail: email
      .optional()
      .meta(documented("On Contact; email when left out.", "inquiries@slowdot.example")),
    phone: phone.optional().meta(documented("On Contact and About.", "+351 21 123 4567")),
    form: form.optional().meta(documented("A form on Contact for a visitor's own idea.")),
  })
  .meta(documented("How visitors reach you."));

const day = z.iso.date().register(wordings, { expected: "a day that exists, such as 2027-03-01" });

export const date = z
  .strictObject({
    from: day.meta(documented("The first day.", "2027-03-01")),
    to: day.meta(documented("The last day, if there are several.", "2027-03-07")).optional(),
    title: text.meta(documented("What it is.", "Guest at Rosa")),
    place: text.optional().meta(documented("Where it is, if not at your studio.", "Seattle")),
    url: webAddress.meta(documented("A page about it.", "https://rosa.example/")).optional(),
  })
  .superRefine(({ from, to }, context) => {
    const message = `Expected ${from}, the first day, or a later one, found ${to}.`;
    if (to && to < from) context.addIssue({ code: "custom", path: ["to"], message });
  });

export const dates = listOf(date, documented("Guest spots, flash days and walk-ins.")).default([]);
