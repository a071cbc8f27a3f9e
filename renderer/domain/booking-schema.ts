/** studio.yaml, `booking`: the calendar of the booking service and the texts around it. */
import { z } from "zod";
import { documented, heading, listOf, markdown, text, webAddress } from "./fields-schema.ts";

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

const calLink = text.refine(
  (value) => /^([^\s:/][^\s:]*)?$/.test(value) && !/^(app\.)?cal\.(com|eu)\//.test(value),
  {
    error:
      "Expected what follows the origin in the booking address. Write only that, without a slash before it, such as slow-dot/session.",
  },
);

const namespace = text.refine((value) => !/\s/.test(value), {
  error: "Expected one word. Write it without spaces, such as session.",
});

export const booking = z.strictObject({
  calLink: calLink.meta(
    documented("The booking address after its origin; the page cannot work without it.", "slow-dot/session"),
  ),
  namespace: namespace.meta(documented("A name for this calendar, in one word.", "session")),
  origin: webAddress.meta(documented("The address of the booking service.", "https://app.cal.com")),
  config: config.meta(documented("What the calendar looks like.")),
  initConfig: initConfig.optional().meta(documented("For debugging the calendar.")),
  intro: markdown.meta(documented("Above the calendar. May use Markdown.", "Please read the FAQ below.")),
  faq: listOf(question, documented("Questions and answers on Booking.")),
});
