/** studio.yaml: everything an artist may change besides designs and pictures. */
import { z } from "zod";
import { analytics } from "./analytics-schema.ts";
import { makeBookingSchema } from "./booking-schema.ts";
import { books } from "./books-schema.ts";
import { brand } from "./brand-schema.ts";
import { type Conventions, conventionsShape } from "./conventions-schema.ts";
import { DEFAULT_TIME_ZONE, exampleTimeZone, isTimeZone } from "./dates.ts";
import {
  documented,
  email,
  heading,
  labeled,
  listOf,
  markdown,
  plainText,
  secureAddress,
  text,
  unreadable,
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

/** `anna/slow-dot`, also within the addresses that GitHub shows: of its page, and to clone it. */
const REPOSITORY =
  /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i;

const repository = plainText
  .meta(documented("The repository on GitHub, which the desk at /desk/ changes.", "anna/slow-dot"))
  .transform((written, context) => REPOSITORY.exec(written)?.[1] ?? unreadable(context))
  .register(wordings, {
    expected: "owner and name of a repository on GitHub, such as anna/slow-dot",
  });

const location = z.strictObject({
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
});

const handPoked = z.strictObject({
  names: z
    .array(text.meta(documented("One name.", "stick and poke")))
    .min(1)
    .meta(documented("What else it is called.")),
  lead: text.meta(
    documented("The sentence above its traits.", "A needle, a hand, and one dot after another."),
  ),
  traits: z.array(labeled).meta(documented("How it differs from a machine.")),
});

const designs = z
  .strictObject({
    start: z
      .literal("featured")
      .optional()
      .describe(
        "Write featured, and Designs opens with your best; leave it out to begin with the lowest price.",
      ),
  })
  .default({})
  .meta(documented("The order of the designs."));

const about = z.strictObject({
  name: text.optional().meta(documented("Your name, above the biography.", "Anna Lund")),
  heading: text.meta(documented("Above the biography.", "About the artist")),
  lead: text.meta(documented("The first sentence.", "I am a licensed hand-poked tattoo artist.")),
  biography: markdown
    .optional()
    .meta(documented("Your story. May use Markdown.", "I work alone and without a machine.")),
  handPoked: handPoked.meta(documented("What hand-poked is.")),
});

const section = z.strictObject({
  title: heading.meta(documented("The line that opens it.", "Pricing")),
  body: markdown.meta(documented("The text below it. May use Markdown.", "Touch-ups are free.")),
});

/** `listsDeposits`: its text lists the deposits, as {deposits}. */
const policy = section.transform((written) => ({
  ...written,
  listsDeposits: /(?<!\\)\{deposits\}/.test(written.body),
}));

const policies = z.strictObject({
  atAGlance: listOf(labeled, documented("The figures above the policies.")),
  sections: listOf(policy, documented("The policies on Info, in their order.")),
});

const tryOn = z.strictObject({
  tooSmall: text
    .optional()
    .meta(
      documented("What it means to go below the size of a design.", "The dots run together over the years."),
    ),
  tooLarge: text
    .optional()
    .meta(documented("What it means to go above it.", "The drawing needs more detail; ask me first.")),
});

/** Digits, spaces, hyphens and brackets; a plus only before the country's number. */
const phone = plainText
  .refine((value) => /^\+?(?=(?:\D*\d){4})[\d\s()-]+$/.test(value))
  .register(wordings, {
    expected: "a phone number of digits, spaces, hyphens, + and ()",
  });

/** An address without a folder, because the build takes that from BASE_URL. */
const siteAddress = webAddress.refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", {
  error:
    "Expected the address without a folder, such as https://slowdot.example. For a site in a folder, build it with BASE_URL=/folder/.",
});

const makeShape = (conventions: Conventions) => ({
  name: text.meta(documented("The studio's name, shown as it is written.", "Slow Dot Tattoo")),
  url: siteAddress
    .meta(documented("The site's own address.", "https://slowdot.example"))
    .transform((value) => new URL(value).origin),
  tagline: text.meta(documented("A few words below the name.", "Hand-poked, one dot at a time")),
  description: text.meta(
    documented("One sentence for search engines.", "Hand-poked, machine-free dotwork tattoos in Portland."),
  ),
  ...conventionsShape,
  copyrightYear: z.int().min(1900).max(2200).meta(documented("The year in the footer.", 2025)),
  brand: brand.meta(documented("The studio's own look: mark, colors, type.")),
  social: z
    .strictObject({
      label: plainText.meta(documented("The link's name.", "Instagram")),
      url: webAddress.meta(documented("Where it leads.", "https://www.instagram.com/slowdot.example/")),
    })
    .optional()
    .meta(documented("The link in the header.")),
  contact: z
    .strictObject({
      email: email.meta(documented("On About, Booking and Info.", "hello@slowdot.example")),
      inquiriesEmail: email
        .optional()
        .meta(documented("On Contact; email when left out.", "inquiries@slowdot.example")),
      phone: phone.optional().meta(documented("On Contact and About.", "+351 21 123 4567")),
    })
    .meta(documented("How visitors reach you.")),
  location: location.meta(documented("Where the studio is.")),
  analytics,
  repository: repository.optional(),
  branch: plainText
    .optional()
    .meta(documented("The branch that the desk changes, if it is not the default one.", "main")),
  protection: z
    .boolean()
    .default(true)
    .meta(documented("Blocks the context menu, dragging pictures and a few shortcuts.")),
  tryOn: tryOn.optional().meta(documented("What visitors read when they try a design on their own skin.")),
  books: books.optional().meta(documented("Whether you take bookings; leave it out while you do.")),
  booking: makeBookingSchema(conventions),
  designs,
  about: about.meta(documented("The texts on About.")),
  policies: policies.meta(documented("The texts on Info.")),
  care: listOf(section, documented("Hygiene and aftercare, below the policies on Info.")).default([]),
});

export const makeStudioSchema = (conventions: Conventions) => z.strictObject(makeShape(conventions));

export type Studio = z.infer<ReturnType<typeof makeStudioSchema>>;
