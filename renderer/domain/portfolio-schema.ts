/** portfolio.yaml: finished work, the studio photos and the portrait. */
import { z } from "zod";
import { documented, id, imagePath, listOf, plainText, text, unreadable, wordings } from "./fields-schema.ts";

const PHOTO_HINT = "The photo, by its path below images/.";

const duration = plainText
  .meta(documented("How long it had healed when the photo was taken.", "14 months"))
  .transform((written, context) => readDuration(written) ?? unreadable(context))
  .register(wordings, { expected: "how long it has healed, such as 6 weeks, 14 months or 2 years" });

/** `14 month` → `14 months`. */
function readDuration(written: string): string | undefined {
  const [, count, unit] = /^([1-9]\d*) ?(week|month|year)s?$/i.exec(written) ?? [];
  return unit && `${count} ${unit.toLowerCase()}${count === "1" ? "" : "s"}`;
}

/** `frogWithALeaf` → `Frog with a leaf`; any other title stays as it is. */
function toWords(title: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(title)) return title;
  const words = title.replace(/([A-Z]|\d+)/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const workSchema = z.strictObject({
  id,
  src: imagePath.meta(documented(PHOTO_HINT, "portfolio/moon-moth.jpg")),
  title: text
    .meta(documented("What it is called; a label such as moonMoth becomes words.", "Moon Moth"))
    .transform(toWords),
  isDoodle: z.boolean().describe("True for the carousel of doodles, false for the other one."),
  alt: text
    .optional()
    .meta(
      documented(
        "Alternative text; the title when left out.",
        "Healed dotwork luna moth on an inner forearm",
      ),
    ),
  design: z.int().min(1).optional().meta(documented("The id of the design that it shows.", 12)),
  healed: duration.optional(),
  fresh: imagePath
    .optional()
    .meta(documented("A photo of the same tattoo on the day it was made.", "portfolio/moon-moth-fresh.jpg")),
});

const photoSchema = z.strictObject({
  src: imagePath.meta(documented(PHOTO_HINT, "studio/1.jpg")),
  alt: text.meta(documented("What the photo shows, in words.", "Treatment bed by the window")),
});

export const MAX_PHOTOS = 12;

export const portfolioSchema = z.strictObject({
  works: listOf(workSchema, documented("Finished work, in the order of the carousels.")),
  studio: z
    .array(photoSchema)
    .superRefine(checkCount, { when: ({ value }) => Array.isArray(value) })
    .meta({ maxItems: MAX_PHOTOS })
    .nullable()
    .describe("The photos of the studio, on About.")
    .transform((photos) => photos ?? [])
    .default([]),
  portrait: photoSchema.optional().describe("The artist, on About."),
});

/** Limits the list. The built-in length check would hide all other mistakes in one that is too long. */
function checkCount({ length }: readonly unknown[], context: z.RefinementCtx): void {
  if (length <= MAX_PHOTOS) return;
  const message = `Expected at most ${MAX_PHOTOS} photos, found ${length}. Remove ${length - MAX_PHOTOS}.`;
  context.addIssue({ code: "custom", message });
}

export type Work = z.infer<typeof workSchema>;

/** Lists the paths of a work's one or two photos. */
export const photosOf = ({ src, fresh }: Pick<Work, "src" | "fresh">) => (fresh ? [src, fresh] : [src]);

export type Portfolio = z.infer<typeof portfolioSchema>;
