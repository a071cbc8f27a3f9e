/** Sizes in inches as the artist writes them: put into words, and measured for the ruler. */
import type { Design, SizeRange } from "#content/catalogue-schema.ts";
import { toFraction } from "./fraction.ts";

type Size = NonNullable<Design["size"]>;

/** Inches. */
export type Inches = { width: number; height: number };

const NUMBER = String.raw`(\d+(?:\.\d+)?|\d+\s+\d+/\d+|\d+/\d+|\d*\s*[¼½¾])`;
const UNIT = String.raw`(?:["”″]|\s*in(?:\.|ch|ches)?)?`;
const BOTH = new RegExp(String.raw`^${NUMBER}${UNIT}\s*[x×]\s*${NUMBER}${UNIT}$`, "i");
const ONE = new RegExp(String.raw`^([HW])\s*${NUMBER}${UNIT}$`, "i");

const SIGNS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

/** `2 x 4 1/4` → `2 × 4¼ in`, `H 2.5` → `2½ in high`, a range → `5–6 in wide`. Any other text stays as it is. */
export function toSizeWords(size: Size): string {
  const { width, height, open } = readSize(size);
  if (width && height) return `${say(width)} × ${say(height)} in`;
  if (!width && !height) return String(size);
  const words = `${say(width ?? height ?? [])} in ${width ? "wide" : "high"}`;
  return open ? `from ${words}` : words;
}

/**
 * How large the drawing is meant to be; of a range its lower end. A side that is not given follows from the
 * drawing's `aspectRatio` (width over height), to the nearest quarter inch. Nothing where the size cannot be read.
 */
export function measure(size: Size, aspectRatio: number): Inches | undefined {
  const read = readSize(size);
  const width = read.width?.[0];
  const height = read.height?.[0];
  if (width && height) return { width, height };
  if (width) return { width, height: toQuarter(width / aspectRatio) };
  if (height) return { width: toQuarter(height * aspectRatio), height };
}

/** One number, or the two ends of a range. */
type Span = number[];

function readSize(size: Size): { width?: Span; height?: Span; open?: boolean } {
  if (typeof size !== "string") return readRange(size);
  const [, width, height] = size.trim().match(BOTH) ?? [];
  if (width && height) return { width: [toNumber(width)], height: [toNumber(height)] };
  const [, side, length] = size.trim().match(ONE) ?? [];
  if (!side || !length) return {};
  return side.toUpperCase() === "W" ? { width: [toNumber(length)] } : { height: [toNumber(length)] };
}

function readRange({ dimension, from, to }: SizeRange) {
  const span = to === undefined ? [from] : [from, to];
  return { [dimension === "W" ? "width" : "height"]: span, open: to === undefined };
}

/** `4 1/4`, `4¼`, `4.25` → 4.25 */
function toNumber(text: string): number {
  return text
    .replace(/[¼½¾]/, (sign) => ` ${SIGNS[sign]}`)
    .trim()
    .split(/\s+/)
    .map((part) => part.split("/").map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
}

function say(span: Span): string {
  return span.map(toFraction).join("–");
}

function toQuarter(inches: number): number {
  return Math.max(0.25, Math.round(inches * 4) / 4);
}
