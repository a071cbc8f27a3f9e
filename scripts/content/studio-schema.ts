/** studio.yaml: everything an artist may change that is neither a design nor a picture. */
import { z } from "zod";
import { analytics } from "./analytics-schema.ts";
import { booking } from "./booking-schema.ts";
import { email, heading, labelled, markdown, text, told, webAddress } from "./fields.ts";

const location = z.strictObject({
  street: text.meta(told("Street and number.", "2140 Fernhollow Lane, Suite 3")),
  city: text.meta(told("The city.", "Portland")),
  region: text.meta(told("The state, in two letters.", "OR")),
  postalCode: text.meta(told("The ZIP code, between quotes.", "97214")),
  country: text.meta(told("The country, in two letters.", "US")),
  latitude: z.number().min(-90).max(90).meta(told("Degrees north.", 45.5152)),
  longitude: z.number().min(-180).max(180).meta(told("Degrees east; west is negative.", -122.6441)),
  parking: text.meta(told("Where to park.", "There is parking at the back of the building.")),
  hours: text.meta(told("When the studio is open.", "By appointment only")),
  map: z
    .strictObject({
      embedUrl: webAddress.meta(
        told("The map within the page.", "https://www.openstreetmap.org/export/embed.html"),
      ),
      linkUrl: webAddress.meta(told("The map on a page of its own.", "https://www.openstreetmap.org/")),
    })
    .meta(told("Where the map of the studio comes from.")),
});

const handPoked = z.strictObject({
  names: z
    .array(text.meta(told("One name.", "stick and poke")))
    .min(1)
    .meta(told("What else it is called.")),
  lead: text.meta(told("The sentence above its traits.", "A needle, a hand, and one dot after another.")),
  traits: z.array(labelled).meta(told("How it differs from a machine.")),
});

const about = z.strictObject({
  heading: text.meta(told("Above the biography.", "About the artist")),
  lead: text.meta(told("The first sentence.", "I am a licensed hand-poked tattoo artist.")),
  biography: markdown.meta(told("Your story. May use Markdown.", "I work alone and without a machine.")),
  handPoked: handPoked.meta(told("What hand-poked is.")),
});

const policies = z.strictObject({
  atAGlance: z.array(labelled).meta(told("The figures above the policies.")),
  sections: z
    .array(
      z.strictObject({
        title: heading.meta(told("The line that opens the policy.", "Pricing")),
        body: markdown.meta(told("The policy. May use Markdown.", "The shop minimum is $150.")),
      }),
    )
    .min(1)
    .meta(told("The policies on Info, in their order.")),
});

/** The folder that a site lies in is known to the build, which also writes addresses without an origin. */
const siteAddress = webAddress.refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", {
  error: ({ input }) =>
    `Expected the address without a folder. Write ${new URL(String(input)).origin}; for a site in a folder, the build is told BASE_URL=/folder/.`,
});

export const studioSchema = z.strictObject({
  name: text.meta(told("The studio's name.", "Slow Dot")),
  url: siteAddress.meta(told("The site's own address.", "https://slowdot.example")),
  tagline: text.meta(told("A few words below the name.", "Hand-poked, one dot at a time")),
  description: text.meta(
    told("One sentence for search engines.", "Hand-poked, machine-free dotwork tattoos in Portland."),
  ),
  copyrightYear: z.int().min(1900).max(2200).meta(told("The year in the footer.", 2025)),
  social: z
    .strictObject({
      label: text.meta(told("The link's name.", "Instagram")),
      url: webAddress.meta(told("Where it leads.", "https://www.instagram.com/slowdot.example/")),
    })
    .meta(told("The link in the header.")),
  contact: z
    .strictObject({
      email: email.meta(told("On About, Booking and Info.", "hello@slowdot.example")),
      inquiriesEmail: email
        .optional()
        .meta(told("On Contact; email when left out.", "inquiries@slowdot.example")),
    })
    .meta(told("Your e-mail addresses.")),
  location: location.meta(told("Where the studio is.")),
  analytics: analytics.meta(told("How page views are counted.")),
  protection: z
    .boolean()
    .default(true)
    .meta(told("Blocks the context menu, dragging pictures and a few shortcuts.")),
  booking: booking.meta(told("The calendar, and what stands around it.")),
  about: about.meta(told("The texts on About.")),
  policies: policies.meta(told("The texts on Info.")),
});

export type Studio = z.infer<typeof studioSchema>;
