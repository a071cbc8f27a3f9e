/** studio.yaml, `booking`: the calendar of the booking service and the texts around it. */
import { z } from "zod";
import { deposits } from "./deposits-schema.ts";
import { documented, heading, listOf, markdown, secureAddress, text } from "./fields-schema.ts";
import { percentage } from "./money-schema.ts";

const config = z.strictObject({
  layout: z
    .enum(["month_view", "week_view", "column_view"])
    .meta(documented("How much of the calendar is shown.")),
  hideEventTypeDetails: z.boolean().meta(documented("True hides the details beside the calendar.")),
  theme: z.enum(["auto", "light", "dark"]).optional().meta(documented("The calendar's colors.")),
});

const initConfig = z.strictObject({
  debug: z.boolean().optional().meta(documented("Writes the calendar's messages to the console.")),
  uiDebug: z.boolean().optional().meta(documented("Outlines the parts of the calendar.")),
});

const question = z.strictObject({
  question: heading.meta(documented("What visitors ask.", "How do I prepare?")),
  answer: markdown.meta(documented("Your answer. May use Markdown.", "Sleep, eat, drink water.")),
});

/** A leading host, or a dot segment such as `..`. */
const ASTRAY = /^(app\.)?cal\.(com|eu)\/|(^|\/)(\.|%2e){1,2}(\/|$)/i;

const calLink = text.refine(
  (value) => value === "" || (/^[^\s:/\\?#]+(\/[^\s:/\\?#]+)*$/.test(value) && !ASTRAY.test(value)),
  {
    error: ({ input }) =>
      `Expected the names after the origin in the booking address, between single slashes, without \\, .. or a query, found the text "${input}". Write only the names, such as slow-dot/session.`,
  },
);

const namespace = text.refine((value) => !/\s/.test(value), {
  error: "Expected one word. Write it without spaces, such as session.",
});

/** Cal.com shows its pages at `cal.com` and embeds them from `app.cal.com`. A self-hosted server does both at one origin. */
const embedOrigin = secureAddress
  .meta(documented("The address of the booking service.", "https://app.cal.com"))
  .transform((value) => new URL(value).origin.replace(/\/\/(cal\.(?:com|eu))$/, "//app.$1"));

const payment = z.strictObject({
  by: text.meta(documented("A way to pay.", "card")),
  fee: percentage.optional().meta(documented("What it adds to the price.", "3%")),
});

export type Payment = z.infer<typeof payment>;

export const booking = z.strictObject({
  calLink: calLink.meta(
    documented("The booking address after its origin; the page cannot work without it.", "slow-dot/session"),
  ),
  namespace: namespace.meta(documented("A name for this calendar, in one word.", "session")),
  origin: embedOrigin,
  config: config.meta(documented("What the calendar looks like.")),
  initConfig: initConfig.optional().meta(documented("For debugging the calendar.")),
  intro: markdown.meta(documented("Above the calendar. May use Markdown.", "Please read the FAQ below.")),
  faq: listOf(question, documented("Questions and answers on Booking.")),
  deposits,
  payments: listOf(payment, documented("The ways to pay the balance, and their fees.")).default([]),
  tips: text.optional().meta(documented("A sentence about tips.", "Tips are never expected.")),
});
