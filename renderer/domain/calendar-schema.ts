/** studio.yaml, `booking`: the calendar, of Cal.com or of another provider. */
import { z } from "zod";
import { clip, documented, plainText, secureAddress, unreadable, wordings } from "./fields-schema.ts";

const config = z.strictObject({
  layout: z
    .enum(["month_view", "week_view", "column_view"])
    .default("month_view")
    .meta(documented("How much of the calendar is shown.")),
  hideEventTypeDetails: z
    .boolean()
    .default(false)
    .meta(documented("True hides the details beside the calendar.")),
  theme: z.enum(["auto", "light", "dark"]).optional().meta(documented("The calendar's colors.")),
});

const initConfig = z.strictObject({
  debug: z.boolean().optional().meta(documented("Writes the calendar's messages to the console.")),
  uiDebug: z.boolean().optional().meta(documented("Outlines the parts of the calendar.")),
});

/** A leading host, or a dot segment such as `..`. */
const ASTRAY = /^(app\.)?cal\.(com|eu)\/|(^|\/)(\.|%2e){1,2}(\/|$)/i;

const calLink = plainText.refine(
  (value) => value === "" || (/^[^\s:/\\?#]+(\/[^\s:/\\?#]+)*$/.test(value) && !ASTRAY.test(value)),
  {
    error: ({ input }) =>
      `Expected the names after the origin in the booking address, between single slashes, without \\, .. or a query, found the text "${clip(String(input))}". Write only the names, such as slow-dot/session.`,
  },
);

const namespace = plainText.refine((value) => !/\s/.test(value), {
  error: "Expected one word. Write it without spaces, such as session.",
});

/** Cal.com shows its pages at `cal.com` and embeds them from `app.cal.com`. A self-hosted server does both at one origin. */
const embedOrigin = secureAddress
  .meta(documented("The address of the booking service.", "https://app.cal.com"))
  .transform((value) => new URL(value).origin.replace(/\/\/(cal\.(?:com|eu))$/, "//app.$1"));

/** The address of a calendar at Cal.com. */
export const calAddress = z.strictObject({
  calLink: calLink.meta(
    documented(
      "The booking address after its origin; without one, write provider: mail.",
      "slow-dot/session",
    ),
  ),
  namespace: namespace.meta(documented("A name for this calendar, in one word.", "session")),
  origin: embedOrigin,
});

/** `2 h`, `1.5 hours` or `90 min`, in minutes. */
const length = plainText
  .meta(documented("How long a session is.", "2 h", "90 min"))
  .transform((written, context) => {
    const [, count, hours] = /^(\d+(?:\.\d+)?)\s*(?:(h|hours?)|min|minutes?)$/i.exec(written) ?? [];
    const minutes = Number(count) * (hours ? 60 : 1);
    return Number.isInteger(minutes) && minutes > 0 ? minutes : unreadable(context);
  })
  .register(wordings, { expected: "a length such as 2 h or 90 min" });

const provider = documented(
  "The calendar: Cal.com's, any page in a frame, a link to one, or only your e-mail.",
);

const url = secureAddress.meta(
  documented(
    "The page of another provider, for frame and link. {designs} becomes the chosen designs.",
    "https://calendar.example/slow-dot?notes={designs}",
  ),
);

/** The keys of each provider. */
export const calendars = {
  cal: {
    provider: z.literal("cal").optional().default("cal").meta(provider),
    ...calAddress.shape,
    config: config.default(config.parse({})).meta(documented("What the calendar looks like.")),
    initConfig: initConfig.optional().meta(documented("For debugging the calendar.")),
    lengths: z
      .array(length)
      .meta(documented("The lengths that the event type at Cal.com offers. Designs choose among them."))
      .transform((lengths): readonly number[] => lengths.toSorted((a, b) => a - b))
      .default([]),
  },
  frame: { provider: z.literal("frame").meta(provider), url },
  link: { provider: z.literal("link").meta(provider), url },
  mail: { provider: z.literal("mail").meta(provider) },
};
