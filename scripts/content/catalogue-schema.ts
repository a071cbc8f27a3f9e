/** catalogue.yaml: the designs on offer. The single source of their types, validation and JSON Schema. */
import { z } from "zod";
import { id, imagePath, text } from "./fields.ts";

export const TAGS = [
  "Size Adjustable",
  "Design edits available",
  "Non-Repeatable",
  "Repeatable",
  "Repeatable x2",
  "Color customizable",
  "Customize Designs",
] as const;

/** What a design needs while it can be booked. A sold-out one may leave all of it out. */
export const NEEDED_WHILE_AVAILABLE = ["imageDescription", "size", "hours", "price", "isColor"] as const;

/** Inches; without `to` it means "from … up". */
const sizeRange = z
  .strictObject({
    type: z.literal("range"),
    dimension: z.enum(["H", "W"]).describe("Which side is measured: H for height, W for width."),
    from: z
      .number()
      .positive()
      .meta({ examples: [2.5] }),
    to: z
      .number()
      .positive()
      .optional()
      .meta({ examples: [4] }),
  })
  .refine((range) => range.to === undefined || range.to > range.from, {
    path: ["to"],
    error: "Expected a number larger than `from`.",
  });

export const designSchema = z
  .strictObject({
    id,
    title: text.meta({ examples: ["Moon Moth"] }),
    image: imagePath,
    imageDescription: text.optional().describe("Credit or note, shown beside the drawing."),
    size: z
      .union([text, sizeRange])
      .optional()
      .meta({ examples: ["2 x 4 1/4", "H 2.5"] }),
    hours: text.optional().meta({ examples: ["4-5", "6+"] }),
    price: z
      .string()
      .trim()
      .nullish()
      .transform((price) => price ?? undefined)
      .meta({ examples: ["$650", "$80 each"] }),
    isColor: z.boolean().optional().describe("false: black ink only."),
    status: z.literal("soldOut").optional().describe("Leave it out while the design is available."),
    tags: z.array(z.enum(TAGS)).optional(),
    alt: text.optional().describe("Alternative text; made from the title when left out."),
  })
  .meta({ if: { not: { required: ["status"] } }, then: { required: [...NEEDED_WHILE_AVAILABLE] } });

export const catalogueSchema = z.array(designSchema).min(1);

export type Design = z.infer<typeof designSchema>;
export type SizeRange = z.infer<typeof sizeRange>;
