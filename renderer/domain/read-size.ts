/** Sizes as the artist writes them, read into inches. */
import type { Design, SizeRange } from "./catalogue-schema.ts";

export type Size = NonNullable<Design["size"]>;

/** Inches: one number, or the two ends of a range. A side that is not given is absent. */
export type Sides = {
  width?: readonly number[];
  height?: readonly number[];
  /** The side has no upper end. */
  isOpen?: boolean;
};

const NUMBER = String.raw`(\d+(?:\.\d+)?|\d+\s+\d+/\d+|\d+/\d+|\d*\s*[¼½¾])`;
const UNIT = String.raw`(?:["”″]|\s*in(?:\.|ch|ches)?)?`;
const BOTH = new RegExp(String.raw`^${NUMBER}${UNIT}\s*[x×]\s*${NUMBER}${UNIT}$`, "i");
const ONE = new RegExp(String.raw`^([HW])\s*${NUMBER}${UNIT}$`, "i");

const SIGNS: Record<string, string> = { "¼": " 1/4", "½": " 1/2", "¾": " 3/4" };

/** Both sides of `2 x 4 1/4`, one of `H 2.5` and of a range; none where the text cannot be read. */
export function readSize(size: Size): Sides {
  return typeof size === "string" ? readText(size.trim()) : readRange(size);
}

function readText(text: string): Sides {
  const [, first, second] = text.match(BOTH) ?? [];
  const [, letter, only] = text.match(ONE) ?? [];
  const lengths = [first, second, only].filter((length) => length !== undefined).map(toInches);
  const [length, other] = lengths;
  if (length === undefined || !lengths.every((inches) => inches > 0 && Number.isFinite(inches))) return {};
  if (other !== undefined) return { width: [length], height: [other] };
  return letter?.toUpperCase() === "W" ? { width: [length] } : { height: [length] };
}

function readRange({ dimension, from, to }: SizeRange): Sides {
  const span = to === undefined ? [from] : [from, to];
  return { [dimension === "W" ? "width" : "height"]: span, isOpen: to === undefined };
}

/** `4 1/4`, `4¼`, `4.25` → 4.25 */
function toInches(text: string): number {
  return text
    .replace(/[¼½¾]/, (sign) => SIGNS[sign] ?? "")
    .trim()
    .split(/\s+/)
    .map((part) => part.split("/").map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
}
