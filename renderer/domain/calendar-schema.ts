/** studio.yaml: the calendar in `booking`, and `books`: whether the artist takes bookings, and from when. */
import { z } from "zod";
import { isMoment } from "./dates.ts";
import {
  documented,
  linkAddress,
  plainText,
  secureAddress,
  text,
  truncate,
  unreadable,
  wordings,
} from "./fields-schema.ts";

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

/** Matches a leading host, and a dot segment such as `..`. */
const NOT_A_NAME = /^(app\.)?cal\.(com|eu)\/|(^|\/)(\.|%2e){1,2}(\/|$)/i;

const calLink = plainText.refine(
  (value) => value === "" || (/^[^\s:/\\?#]+(\/[^\s:/\\?#]+)*$/.test(value) && !NOT_A_NAME.test(value)),
  {
    error: ({ input }) =>
      `Expected the names after the origin in the booking address, between single slashes, without \\, .. or a query, found the text "${truncate(String(input))}". Write only the names, such as slow-dot/session.`,
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

/** A date that YAML reads as something else is rejected before this. */
const moment = plainText
  .refine((written) => !written || isMoment(written))
  .meta(documented("When the books open, in the studio's time zone.", "2027-01-08 10:00"))
  .register(wordings, {
    expected: "a day and an hour (year-month-day hour:minute) such as 2027-01-08 10:00, or a day",
  });

const list = z.strictObject({
  label: text.meta(documented("The link's name.", "Tell me when")),
  url: linkAddress.meta(documented("Where visitors sign up.", "https://list.slowdot.example/")),
});

export const books = z
  .strictObject({
    opens: moment.optional(),
    closed: z.boolean().optional().describe("True while you take no bookings and do not know when."),
    note: text.optional().meta(documented("A sentence for visitors.", "I open twelve weeks at a time.")),
    list: list.optional().meta(documented("A list that tells visitors of new dates.")),
  })
  .superRefine(
    (books, context) => {
      const { opens, closed } = Object(books);
      const message = "Closed books without a date, and a date on which they open: remove one of the two.";
      if (opens !== undefined && closed === true)
        context.addIssue({ code: "custom", path: ["closed"], message });
    },
    { when: () => true },
  );
