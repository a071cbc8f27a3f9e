/** studio.yaml: everything an artist may change besides designs and pictures. */
import { z } from "zod";
import { makeBookingSchema } from "./booking-schema.ts";
import { brand } from "./brand-schema.ts";
import { books } from "./calendar-schema.ts";
import { contact, dates, location } from "./contact-schema.ts";
import { type Conventions, conventionsShape } from "./conventions-schema.ts";
import {
  documented,
  heading,
  labeled,
  linkAddress,
  listOf,
  markdown,
  plainText,
  secureAddress,
  text,
  unreadable,
  webAddress,
  wordings,
} from "./fields-schema.ts";

/** `anna/slow-dot`, also within the addresses that GitHub shows: of its page, and to clone it. */
const REPOSITORY =
  /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i;

const repository = z
  .union([z.literal(false), plainText])
  .meta(
    documented(
      "The repository that the desk at /desk/ changes; on GitHub the site's own one. Write false for no desk.",
      "anna/slow-dot",
    ),
  )
  .transform((written, context) => written && (REPOSITORY.exec(written)?.[1] ?? unreadable(context)))
  .register(wordings, {
    expected: "owner and name of a repository on GitHub, such as anna/slow-dot, or false",
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
  handPoked: handPoked.optional().meta(documented("What hand-poked is; leave it out if you use a machine.")),
});

const review = z.strictObject({
  text: text.meta(documented("What somebody says.", "She made me laugh for four hours.")),
  by: text.meta(documented("Who says it.", "Mia")),
  url: webAddress.meta(documented("Where it was said.", "https://maps.example/reviews")).optional(),
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

/** The address of Plausible's event API, and the site's name there. */
export type PageViewService = { endpoint: string; domain: string };

const service = documented("The service that counts page views; none turns it off.");

/** Undefined with `service: none`. */
export const analytics = z
  .discriminatedUnion("service", [
    z.strictObject({
      service: z.literal("plausible").meta(service),
      domain: plainText.meta(documented("The site, as the service knows it.", "slowdot.example")),
      endpoint: secureAddress.meta(
        documented("Where page views are sent.", "https://plausible.io/api/event"),
      ),
    }),
    z.strictObject({ service: z.literal("none").meta(service) }),
  ])
  .default({ service: "none" })
  .meta(documented("How page views are counted."))
  .transform((written): PageViewService | undefined =>
    written.service === "none" ? undefined : { endpoint: written.endpoint, domain: written.domain },
  );

/** An address without a folder, because the build takes that from BASE_URL. */
const siteAddress = webAddress.refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", {
  error:
    "Expected the address without a folder, such as https://slowdot.example. For a site in a folder, build it with BASE_URL=/folder/.",
});

const link = z.strictObject({
  label: plainText.meta(documented("The link's name.", "Instagram")),
  url: linkAddress.meta(documented("Where it leads.", "https://www.instagram.com/slowdot.example/")),
});

const MAX_LINKS = 6;

const social = z
  .union([
    link,
    z.array(link).max(MAX_LINKS, {
      error: ({ input }) =>
        `Expected at most ${MAX_LINKS} links, found ${Object(input).length}. Remove the others.`,
    }),
  ])
  .meta(documented("One link, or up to six. The header has the first."))
  .register(wordings, { expected: "a link with the keys label and url, or a list of links" })
  .transform((written) => [written].flat())
  .default([]);

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
  social,
  contact,
  location,
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
  books: books.optional().meta(documented("Whether you take bookings, and how visitors hear of new dates.")),
  dates,
  booking: makeBookingSchema(conventions),
  designs,
  about: about.meta(documented("The texts on About.")),
  reviews: listOf(review, documented("What people say, on About.")).default([]),
  policies: policies.meta(documented("The texts on Info.")),
  care: listOf(section, documented("Hygiene and aftercare, below the policies on Info.")).default([]),
});

export const makeStudioSchema = (conventions: Conventions) => z.strictObject(makeShape(conventions));

export type Studio = z.infer<ReturnType<typeof makeStudioSchema>>;
