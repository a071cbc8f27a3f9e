/** studio.yaml, `books`: whether the artist takes bookings, and from when. */
import { z } from "zod";
import { isMoment } from "./dates.ts";
import { documented, plainText, text, webAddress, wordings } from "./fields-schema.ts";

/** A date that YAML reads as something else is refused before this. */
const moment = plainText
  .refine((written) => !written || isMoment(written))
  .meta(documented("When the books open, in the studio's time zone.", "2027-01-08 10:00"))
  .register(wordings, {
    expected: "a day and an hour (year-month-day hour:minute) such as 2027-01-08 10:00, or a day",
  });

const list = z.strictObject({
  label: text.meta(documented("The link's name.", "Tell me when")),
  url: webAddress.meta(documented("Where visitors sign up.", "https://list.slowdot.example/")),
});

export const books = z
  .strictObject({
    opens: moment.optional(),
    closed: z.boolean().optional().describe("True while you take no bookings and do not know when."),
    note: text.optional().meta(documented("A sentence for visitors.", "I open twelve weeks at a time.")),
    list: list.optional().meta(documented("A list that tells visitors when; an e-mail to you without it.")),
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
