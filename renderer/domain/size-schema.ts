/** The size of a design, in inches. */
import { z } from "zod";
import { clip, documented, text, unreadable, wordings } from "./fields-schema.ts";
import { fromFraction, NUMBER, toFraction, withPoint } from "./fraction.ts";

/** A size in inches. It has at least one side; that of a range is its lower end. */
export type DesignSize = {
  width?: number;
  height?: number;
  /** The upper end of a range. */
  upTo?: number;
  /** Whether the range has no upper end. */
  isOpen?: boolean;
  /** The artist's words, when they give the size in centimeters. */
  centimeters?: string;
};

/** A range whose ends can be compared, whatever else is wrong with it. */
const ends = z.object({ from: z.number().positive(), to: z.number().positive() });

/** A range in inches; without `to` it has no upper end. */
const range = z
  .strictObject({
    type: z.literal("range").describe("Marks a size that can be chosen within a range."),
    dimension: z.enum(["H", "W"]).describe("Which side is measured: H for height, W for width."),
    from: z.number().positive().meta(documented("The smallest size, in inches.", 2.5)),
    to: z
      .number()
      .positive()
      .optional()
      .meta(documented("The largest size, in inches. Leave it out for no limit.", 4)),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ["to"],
    when: ({ value }) => ends.safeParse(value).success,
    error: ({ input }) => {
      const { from, to } = ends.parse(input);
      return `Expected a number larger than from (${from}), found the number ${to}.`;
    },
  });

/** A size as the YAML writes it. */
export const size = z
  .union([text, range])
  .meta(documented("In inches: width x height, or one side.", "2 x 4 1/4", "H 2.5"))
  .transform((written, context) => {
    if (typeof written === "object") return readRange(written);
    return readText(written) ?? unreadable(context, explainOneSide(written));
  })
  .register(wordings, {
    expected:
      "a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm",
    correct: (typed) => (readText(withPoint(typed)) ? withPoint(typed) : undefined),
  });

function readRange({ dimension, from, to }: z.infer<typeof range>): DesignSize {
  return { [dimension === "W" ? "width" : "height"]: from, upTo: to, isOpen: to === undefined };
}

/** Either side could be meant. */
const ONE_SIDE = new RegExp(String.raw`^(${NUMBER})\s*(?:(cm)|in(?:\.|ch|ches)?|["”″])?$`, "i");

function explainOneSide(written: string): string | undefined {
  const [, length, unit] = ONE_SIDE.exec(withPoint(written)) ?? [];
  const side = unit ? `${length} cm` : length;
  return (
    length &&
    `Expected both sides, or one with its letter, found ${clip(written)}. Write H ${side} for the height, or W ${side} for the width.`
  );
}

const IN_INCHES = sizeIn(String.raw`(?:["”″]|\s*in(?:\.|ch|ches)?)?`);
const IN_CENTIMETERS = sizeIn(String.raw`\s*cm`);
export const CENTIMETERS_PER_INCH = 2.54;

/** Matches both sides or one. The unit follows the last number, and may follow the first. */
function sizeIn(unit: string): RegExp {
  const both = String.raw`(?<width>${NUMBER})(?:${unit})?\s*[x×]\s*(?<height>${NUMBER})`;
  const one = String.raw`(?<letter>[HW])\s*(?<length>${NUMBER})`;
  return new RegExp(`^(?:${both}|${one})${unit}$`, "i");
}

function readText(written: string): DesignSize | undefined {
  const metric = readSides(written, IN_CENTIMETERS);
  if (!metric) return readSides(written, IN_INCHES);
  const sides = Object.entries(metric);
  return {
    ...Object.fromEntries(sides.map(([side, length]) => [side, length / CENTIMETERS_PER_INCH])),
    centimeters: `${sides.map(([, length]) => toFraction(length)).join(" × ")}\u00a0cm`,
  };
}

function readSides(written: string, form: RegExp): Pick<DesignSize, "width" | "height"> | undefined {
  const { width, height, letter, length } = form.exec(written)?.groups ?? {};
  const texts = letter ? { [/w/i.test(letter) ? "width" : "height"]: length } : { width, height };
  const sides = Object.entries(texts).map(([side, text = ""]) => [side, fromFraction(text)] as const);
  return sides.every(([, inches]) => inches > 0 && Number.isFinite(inches))
    ? Object.fromEntries(sides)
    : undefined;
}
