/** The size of a design, in inches. */
import { z } from "zod";
import { documented, text, unreadable, wordings } from "./fields-schema.ts";
import { fromFraction, fromLocale, NUMBER } from "./fraction.ts";
import { LENGTH_UNITS, type LengthConventions, PER_INCH, UNIT_NAMES, type Unit } from "./lengths.ts";

/** A size in inches. It has at least one side; that of a range is its lower end. */
export type DesignSize = {
  width?: number;
  height?: number;
  /** The upper end of a range. */
  upTo?: number;
  /** Whether it may be larger without a limit. */
  isOpen?: boolean;
  /** The unit in which its numbers are round. */
  writtenIn: Unit;
};

/** A range whose ends can be compared, whatever else is wrong with it. */
const ends = z.object({ from: z.number().positive(), to: z.number().positive() });

/** Makes the schema of a range; without `to` it has no upper end. */
const makeRangeSchema = (units: Unit) =>
  z
    .strictObject({
      type: z.literal("range").describe("Marks a size that can be chosen within a range."),
      dimension: z.enum(["H", "W"]).describe("Which side is measured: H for height, W for width."),
      from: z
        .number()
        .positive()
        .meta(documented(`The smallest size, in ${UNIT_NAMES[units]}.`, 2.5)),
      to: z
        .number()
        .positive()
        .optional()
        .meta(documented(`The largest size, in ${UNIT_NAMES[units]}. Leave it out for no limit.`, 4)),
    })
    .refine(({ from, to }) => to === undefined || to > from, {
      path: ["to"],
      when: ({ value }) => ends.safeParse(value).success,
      error: ({ input }) => {
        const { from, to } = ends.parse(input);
        return `Expected a number larger than from (${from}), found the number ${to}.`;
      },
    });

/** Both sides, the height, the width and the least height. */
const EXAMPLES = {
  in: ["2 x 4 1/4", "H 2.5", "W 3", "H 3+"],
  cm: ["5 x 10", "H 6", "W 8", "H 8+"],
} as const;

/** `2 x 4 1/4 or H 2.5` */
export const exampleSizes = (units: Unit, quote = "") =>
  EXAMPLES[units]
    .slice(0, 2)
    .map((size) => quote + size + quote)
    .join(" or ");

/** Makes the schema of a size as the YAML writes it. Without a unit it is in the studio's. */
export function makeSizeSchema({ units, locale }: LengthConventions) {
  const other = units === "in" ? "cm" : "in";
  const read = (written: string) => readText(fromLocale(written, locale), units);
  const [both, high, wide, open] = EXAMPLES[units];
  return z
    .union([text, makeRangeSchema(units)])
    .meta(
      documented(
        `In ${UNIT_NAMES[units]}: width x height, or one side; with + it may be larger.`,
        both,
        high,
      ),
    )
    .transform((written, context) => {
      if (typeof written === "object") return readRange(written, units);
      return read(written) ?? unreadable(context);
    })
    .register(wordings, {
      expected: `a size in ${UNIT_NAMES[units]} such as ${both}, ${high} for the height, ${wide} for the width or ${open} for that height or larger, or in ${UNIT_NAMES[other]} such as ${EXAMPLES[other][0]} ${other}`,
    });
}

function readRange(
  { dimension, from, to }: z.infer<ReturnType<typeof makeRangeSchema>>,
  units: Unit,
): DesignSize {
  return {
    [dimension === "W" ? "width" : "height"]: from / PER_INCH[units],
    upTo: to && to / PER_INCH[units],
    isOpen: to === undefined,
    writtenIn: units,
  };
}

/** How each unit is written after a number. */
const SIGNS: Record<Unit, string> = {
  in: String.raw`(?:["”″]|\s*in(?:\.|ch|ches)?)`,
  cm: String.raw`(?:\s*cm)`,
};

/** Matches both sides or one. The unit follows the last number, and may follow the first; `sign` may be optional. */
function sizeIn(sign: string): RegExp {
  const both = String.raw`(?<width>${NUMBER})(?:${sign})?\s*[x×]\s*(?<height>${NUMBER})`;
  const one = String.raw`(?<letter>[HW])\s*(?<length>${NUMBER})`;
  return new RegExp(`^(?:${both}|${one})${sign}$`, "i");
}

/** `3 in+`, `3+ in`, `3 in or larger` */
const OPEN = /\s*\+(?=[^\d¼-¾⅐-⅞]*$)|\s+or\s+larger$/i;

function readText(written: string, units: Unit): DesignSize | undefined {
  const signs = LENGTH_UNITS.map((unit) => [unit, unit === units ? `${SIGNS[unit]}?` : SIGNS[unit]] as const);
  const least = written.replace(OPEN, "");
  const isOpen = least !== written;
  const isHeight = isOpen && !/^[HW]|[x×]/i.test(least);
  for (const [unit, sign] of signs) {
    const sides = readSides(isHeight ? `H ${least}` : least, sizeIn(sign), unit);
    if (sides) return { ...sides, isOpen, writtenIn: unit };
  }
  return undefined;
}

function readSides(
  written: string,
  form: RegExp,
  unit: Unit,
): Pick<DesignSize, "width" | "height"> | undefined {
  const { width, height, letter, length } = form.exec(written)?.groups ?? {};
  const texts = letter ? { [/w/i.test(letter) ? "width" : "height"]: length } : { width, height };
  const sides = Object.entries(texts).map(
    ([side, text = ""]) => [side, fromFraction(text) / PER_INCH[unit]] as const,
  );
  return sides.every(([, inches]) => inches > 0 && Number.isFinite(inches))
    ? Object.fromEntries(sides)
    : undefined;
}
