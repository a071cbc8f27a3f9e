/** portfolio.yaml: finished work, the studio photos and the portrait. */
import { z } from "zod";
import { id, imagePath, text } from "./fields.ts";

export const workSchema = z.strictObject({
  id,
  src: imagePath,
  title: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*$/)
    .describe("A short camelCase label.")
    .meta({ examples: ["moonMoth"] }),
  isDoodle: z.boolean().describe("true: shown in the carousel of doodles."),
  alt: text.optional().describe("Alternative text; the title in words when left out."),
});

export const photoSchema = z.strictObject({ src: imagePath, alt: text });

export const portfolioSchema = z.strictObject({
  works: z.array(workSchema).min(1),
  studio: z.array(photoSchema).length(6),
  portrait: photoSchema,
});

export type Work = z.infer<typeof workSchema>;
export type Photo = z.infer<typeof photoSchema>;
export type Portfolio = z.infer<typeof portfolioSchema>;
