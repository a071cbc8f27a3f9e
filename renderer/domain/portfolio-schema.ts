/** portfolio.yaml: finished work, the studio photos and the portrait. */
import { z } from "zod";
import { id, imagePath, text } from "./fields-schema.ts";

const PHOTO = "The photo, by its path below images/.";

const workSchema = z.strictObject({
  id,
  src: imagePath.meta({ description: PHOTO, examples: ["portfolio/moon-moth.jpg"] }),
  title: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*$/)
    .describe("A short camelCase label.")
    .meta({ examples: ["moonMoth"] }),
  isDoodle: z.boolean().describe("True for the carousel of doodles, false for the other one."),
  alt: text.optional().meta({
    description: "Alternative text; the title in words when left out.",
    examples: ["Healed dotwork luna moth on an inner forearm"],
  }),
});

const photoSchema = z.strictObject({
  src: imagePath.meta({ description: PHOTO, examples: ["studio/1.jpg"] }),
  alt: text.meta({
    description: "What the photo shows, in words.",
    examples: ["Treatment bed by the window"],
  }),
});

/** They fill a grid of three columns. */
const STUDIO_PHOTOS = 6;

export const portfolioSchema = z.strictObject({
  works: z.array(workSchema).min(1).describe("Finished work, in the order of the carousels."),
  studio: z
    .array(photoSchema)
    .refine((photos) => photos.length === STUDIO_PHOTOS, {
      when: ({ value }) => Array.isArray(value),
      error: ({ input }) => explainCount((input as unknown[]).length),
    })
    .meta({ description: "The photos on About.", minItems: STUDIO_PHOTOS, maxItems: STUDIO_PHOTOS }),
  portrait: photoSchema.describe("The artist, on About."),
});

/** The built-in length check would hide all other mistakes in a list that is too long. */
function explainCount(found: number): string {
  const remedy = found < STUDIO_PHOTOS ? `Add ${STUDIO_PHOTOS - found}.` : `Remove ${found - STUDIO_PHOTOS}.`;
  return `Expected exactly ${STUDIO_PHOTOS} photos, found ${found}. ${remedy}`;
}

export type Work = z.infer<typeof workSchema>;
export type Portfolio = z.infer<typeof portfolioSchema>;
