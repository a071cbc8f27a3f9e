/** catalogue.yaml: the designs on offer. The single source of their types, validation and JSON Schema. */
import { z } from "zod";
import { blankableText, id, imagePath, text } from "./fields-schema.ts";

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
const NEEDED_WHILE_AVAILABLE = ["imageDescription", "size", "hours", "price", "isColor"] as const;

/** Inches; without `to` it means "from … up". */
const sizeRange = z
  .strictObject({
    type: z.literal("range").describe("Says that the size may be chosen between two ends."),
    dimension: z.enum(["H", "W"]).describe("Which side is measured: H for height, W for width."),
    from: z
      .number()
      .positive()
      .meta({ description: "The smallest size, in inches.", examples: [2.5] }),
    to: z
      .number()
      .positive()
      .optional()
      .meta({ description: "The largest size, in inches. Leave it out for no limit.", examples: [4] }),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ["to"],
    when: ({ value }) => areSizes(Object(value)),
    error: ({ input }) => {
      const { from, to } = input as { from: number; to: number };
      return `Expected a number larger than from (${from}), found the number ${to}.`;
    },
  });

/** Whether both ends are sizes, whatever else is wrong with the range. */
function areSizes({ from, to }: { from: unknown; to: unknown }): boolean {
  return Number(from) > 0 && Number(to) > 0;
}

const tags = z
  .array(z.enum(TAGS))
  .superRefine(
    (all, context) => {
      for (const [index, tag] of all.entries()) {
        if (all.indexOf(tag) === index) continue;
        context.addIssue({
          code: "custom",
          path: [index],
          message: `The tag ${tag} stands here twice. Remove one.`,
        });
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  )
  .meta({ description: "What can be changed, and how often it is made.", uniqueItems: true });

export const designSchema = z
  .strictObject({
    id,
    title: text.meta({ description: "What the design is called.", examples: ["Moon Moth"] }),
    image: imagePath,
    imageDescription: text.optional().meta({
      description: "Credit or note, shown beside the drawing.",
      examples: ["A folded boat on one dotted wave."],
    }),
    size: z
      .union([text, sizeRange])
      .optional()
      .meta({ description: "In inches: width x height, or one side.", examples: ["2 x 4 1/4", "H 2.5"] }),
    hours: text.optional().meta({ description: "How long it takes.", examples: ["4-5", "6+"] }),
    price: blankableText({ description: "May be blank.", examples: ["$650", "$80 each"] }),
    isColor: z.boolean().optional().describe("True for color ink, false for black ink only."),
    status: z.literal("soldOut").optional().describe("Leave it out while the design is available."),
    tags: tags.optional(),
    alt: text.optional().meta({
      description: "Alternative text; made from the title when left out.",
      examples: ["A luna moth under a crescent moon"],
    }),
  })
  .superRefine(requireWhileAvailable, { when: () => true })
  .meta({ anyOf: [{ required: ["status"] }, { required: [...NEEDED_WHILE_AVAILABLE] }] });

/** Runs while other things are wrong too, so that one run names everything; `status` may be anything. */
function requireWhileAvailable(design: object, context: z.RefinementCtx): void {
  const isEntry = typeof design === "object" && design !== null && !Array.isArray(design);
  if (!isEntry || "status" in design) return;
  for (const key of NEEDED_WHILE_AVAILABLE) {
    const message = "Only a sold-out design may leave it out.";
    if (!(key in design))
      context.addIssue({ code: "custom", path: [key], message, params: { unless: "status" } });
  }
}

export const catalogueSchema = z.array(designSchema).min(1);

export type Design = z.infer<typeof designSchema>;
export type SizeRange = z.infer<typeof sizeRange>;
