/** studio.yaml: everything an artist may change that is neither a design nor a picture. */
import { z } from "zod";
import { email, text, webAddress } from "./fields.ts";

/** Markdown: paragraphs, **bold**, *italic*, lists, links, tables. Raw HTML is not rendered. */
const markdown = text;

/** Two words on one line, joined by dot leaders. */
const labelled = z.strictObject({ label: text, value: text });

const location = z.strictObject({
  street: text,
  city: text,
  region: text,
  postalCode: text.meta({ examples: ["97214"] }),
  country: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  parking: text,
  hours: text,
  map: z.strictObject({ embedUrl: webAddress, linkUrl: webAddress }),
});

/** With `service: none` the other keys may stay: they wait for the day it is turned on again. */
const analytics = z
  .strictObject({
    service: z.enum(["plausible", "none"]),
    domain: text.optional().meta({ examples: ["slowdot.example"] }),
    endpoint: webAddress.optional().meta({ examples: ["https://plausible.io/api/event"] }),
  })
  .superRefine(requireService, { when: () => true });

/** Runs while other things are wrong too, so that one run names everything. */
function requireService(analytics: unknown, context: z.RefinementCtx): void {
  const { service, ...settings } = Object(analytics) as { service?: unknown };
  if (service !== "plausible") return;
  for (const key of ["domain", "endpoint"]) {
    const message = "Only with service: none may it be left out.";
    if (!(key in settings))
      context.addIssue({ code: "custom", path: [key], message, params: { unless: "service" } });
  }
}

const booking = z.strictObject({
  calLink: text
    .describe("The booking address after its origin; the page cannot work without it.")
    .meta({ examples: ["slow-dot/session"] }),
  namespace: text,
  origin: webAddress.meta({ examples: ["https://app.cal.com"] }),
  config: z.strictObject({
    layout: z.enum(["month_view", "week_view", "column_view"]),
    hideEventTypeDetails: z.boolean(),
    theme: z.enum(["auto", "light", "dark"]).optional(),
  }),
  initConfig: z.strictObject({ debug: z.boolean().optional(), uiDebug: z.boolean().optional() }).optional(),
  intro: markdown,
  faq: z.array(z.strictObject({ question: text, answer: markdown })),
});

const about = z.strictObject({
  heading: text,
  lead: text,
  biography: markdown,
  handPoked: z.strictObject({ names: z.array(text).min(1), lead: text, traits: z.array(labelled) }),
});

const policies = z.strictObject({
  atAGlance: z.array(labelled),
  sections: z.array(z.strictObject({ title: text, body: markdown })).min(1),
});

export const studioSchema = z.strictObject({
  name: text,
  url: webAddress,
  tagline: text,
  description: text,
  copyrightYear: z
    .int()
    .min(1900)
    .max(2200)
    .meta({ examples: [2025] }),
  social: z.strictObject({ label: text, url: webAddress }),
  contact: z.strictObject({ email, inquiriesEmail: email.optional() }),
  location,
  analytics,
  /** Blocks the context menu, dragging pictures and a few shortcuts. */
  protection: z.boolean().default(true),
  booking,
  about,
  policies,
});

export type Studio = z.infer<typeof studioSchema>;
