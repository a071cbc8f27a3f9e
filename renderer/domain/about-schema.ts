/** studio.yaml, `dates` and `reviews`: where the artist can be found, and what people say. */
import { z } from "zod";
import { documented, listOf, text, webAddress, wordings } from "./fields-schema.ts";

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

const review = z.strictObject({
  text: text.meta(documented("What somebody says.", "She made me laugh for four hours.")),
  by: text.meta(documented("Who says it.", "Mia")),
  url: webAddress.meta(documented("Where it was said.", "https://maps.example/reviews")).optional(),
});

export const dates = listOf(date, documented("Guest spots, flash days and walk-ins.")).default([]);
export const reviews = listOf(review, documented("What people say, on About.")).default([]);
