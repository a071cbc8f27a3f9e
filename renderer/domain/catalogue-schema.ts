/** catalogue.yaml: the designs on offer. The source of their types, validation and JSON Schema. */
import { z } from "zod";
import type { Conventions } from "./conventions-schema.ts";
import { documented, id, imagePath, plainText, text, wordings } from "./fields-schema.ts";
import type { Corners, Point } from "./pixels.ts";
import { makeHoursSchema, makePriceSchema } from "./price-schema.ts";
import { makeSizeSchema } from "./size-schema.ts";

export const TAGS = [
  "Size Adjustable",
  "Design edits available",
  "Non-Repeatable",
  "Repeatable",
  "Repeatable x2",
  "Color customizable",
  "Customize Designs",
] as const;

/** Usual places for a design. The artist may name others. */
export const PLACEMENTS: readonly string[] = [
  "arm",
  "forearm",
  "upper arm",
  "shoulder",
  "wrist",
  "hand",
  "finger",
  "neck",
  "nape",
  "behind the ear",
  "collarbone",
  "chest",
  "sternum",
  "ribs",
  "stomach",
  "hip",
  "back",
  "spine",
  "leg",
  "thigh",
  "calf",
  "shin",
  "ankle",
  "foot",
];

const place = plainText
  .toLowerCase()
  .refine((words) => words.split(/\s+/).length <= 3, {
    error: "Expected one to three words, such as behind the ear.",
  })
  .meta(documented("One to three words.", "forearm"));

/** Makes the schema of a list without repetitions. `noun` names an entry in the message. */
function setOf<T extends z.ZodType>(entry: T, noun: string, description: string) {
  return z
    .array(entry)
    .superRefine(
      (all, context) => {
        for (const [index, value] of all.entries()) {
          if (all.indexOf(value) === index) continue;
          const message = `The ${noun} ${value} is in the list twice. Remove one.`;
          context.addIssue({ code: "custom", path: [index], message });
        }
      },
      { when: ({ value }) => Array.isArray(value) },
    )
    .meta({ description, uniqueItems: true })
    .optional();
}

const corners = z
  .array(z.array(z.number()))
  .refine((points) => toCorners(points) !== undefined, {
    error:
      "Expected the four corners of a sheet in percent of the photo, clockwise from the upper left: [[12, 8], [90, 10], [93, 95], [8, 92]]",
  })
  .meta({
    description: "Where the sheet is in the photo, or which part of it to show.",
    examples: [
      [
        [12, 8],
        [90, 10],
        [93, 95],
        [8, 92],
      ],
    ],
  })
  .register(wordings, { expected: "four pairs of numbers" });

const NONE_LEFT = "No copies are left. Remove the line, and write status: soldOut";

/** Converts percents to fractions. Returns undefined unless they are the four corners of a convex shape, clockwise. */
export function toCorners(percents: readonly number[][]): Corners | undefined {
  const isPoint = (pair: number[]) => pair.length === 2 && pair.every((value) => value >= 0 && value <= 100);
  const [a, b, c, d, ...rest] = percents.map(([x = 0, y = 0]): Point => ({ x: x / 100, y: y / 100 }));
  if (!a || !b || !c || !d || rest.length > 0 || !percents.every(isPoint)) return undefined;
  const turnsRight = (from: Point, by: Point, to: Point) =>
    (by.x - from.x) * (to.y - by.y) - (by.y - from.y) * (to.x - by.x) > 0;
  const isConvex = turnsRight(a, b, c) && turnsRight(b, c, d) && turnsRight(c, d, a) && turnsRight(d, a, b);
  return isConvex ? [a, b, c, d] : undefined;
}

const named = {
  id,
  title: text.meta(documented("What the design is called.", "Moon Moth")),
  image: imagePath,
};

/** Makes the fields that a sold-out design may leave out. */
const makeFacts = (conventions: Conventions) => ({
  imageDescription: text.meta(
    documented("Credit or note, shown beside the drawing.", "A folded boat on one dotted wave."),
  ),
  size: makeSizeSchema(conventions),
  hours: makeHoursSchema(conventions.locale).optional(),
  price: makePriceSchema(conventions),
  isColor: z.boolean().describe("True for color ink, false for black ink only."),
});

const status = "Leave it out while the design is available.";

const others = {
  left: z
    .int()
    .min(1, { error: ({ input }) => (input === 0 ? NONE_LEFT : undefined) })
    .optional()
    .meta(documented("How many copies are still to be had.", 1)),
  featured: z.boolean().optional().describe("True for your best, which Home shows."),
  placement: setOf(place, "place", "Where it sits well. Visitors can filter by it."),
  subjects: setOf(
    plainText.meta(documented("One word or two.", "moon")),
    "subject",
    "What it shows. Visitors can filter by it, and similar designs share one.",
  ),
  tags: setOf(z.enum(TAGS), "tag", "What can be changed, and how often it is made."),
  added: z.iso
    .date()
    .meta(documented("The day it was added; feed readers sort by it.", "2026-11-20"))
    .optional(),
  alt: text
    .optional()
    .meta(
      documented("Alternative text; made from the title when left out.", "A luna moth under a crescent moon"),
    ),
  scan: z
    .literal(false)
    .optional()
    .describe(
      "Write false to show the photo as it was taken; leave it out to have its sheet of paper found.",
    ),
  corners: corners.optional(),
};

/** Makes the schema of a design as the YAML writes it. */
export function makeDesignSchema(conventions: Conventions) {
  const facts = makeFacts(conventions);
  const until = z.iso.date().meta(documented("The last day of a reservation.", "2026-12-01"));
  return z.discriminatedUnion("status", [
    z.strictObject({ ...named, ...facts, status: z.literal("reserved").describe(status), until, ...others }),
    // JSON Schema knows no undefined.
    z.strictObject({
      ...named,
      ...facts,
      status: z.undefined().optional().meta({ description: status, not: {} }),
      ...others,
    }),
    z.strictObject({
      ...named,
      ...z.strictObject(facts).partial().shape,
      status: z.literal("soldOut").describe(status),
      ...others,
    }),
  ]);
}

export const makeCatalogueSchema = (conventions: Conventions) => z.array(makeDesignSchema(conventions));

export type Design = z.infer<ReturnType<typeof makeDesignSchema>>;
