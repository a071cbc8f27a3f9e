/** The real size: from a line over something of known length in the photo to inches. */
import type { Point } from "#domain/pixels.ts";
import { BANK_CARD } from "#domain/size.ts";

/** What visitors have at hand, and its length in inches. */
export const REFERENCES = [
  { name: "A bank card’s long side", inches: BANK_CARD.long },
  { name: "The width of my palm", inches: 3.3 },
] as const;

/** Of the long side of a drawing. Without `to` it may be larger. */
export type Range = { from: number; to?: number };

/** The length of an inch, in the unit of the line's ends. */
export function lengthOfInch(from: Point, to: Point, inches: number): number {
  return Math.hypot(to.x - from.x, to.y - from.y) / inches;
}

/** Within an eighth of an inch of the range is within it. */
export function judge(
  inches: number,
  { from, to = Number.POSITIVE_INFINITY }: Range,
): "below" | "within" | "above" {
  if (inches < from - 0.125) return "below";
  return inches > to + 0.125 ? "above" : "within";
}
