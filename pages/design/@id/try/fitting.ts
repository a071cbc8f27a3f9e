/** A design laid on a photo, and its real size: inches, once something of known length has been measured in the photo. */
import { toFraction, toQuarter } from "#domain/fraction.ts";
import type { Point } from "#domain/pixels.ts";
import { BANK_CARD } from "#domain/size.ts";
import type { Range, TryOnDesign } from "./design.ts";
import type { Drawing, Photo } from "./pictures.ts";
import type { Tattoo } from "./webgl.ts";

/** All that a visitor can set. `inch` is its length on the photo, once the visitor has measured one. */
export type Setting = Tattoo & { inch?: number };

export type Fitting = {
  design: TryOnDesign;
  drawing: Drawing;
  photo: Photo;
  setting: Setting;
  onChange: (change: Partial<Setting>) => void;
  /** Takes a sentence for the visitor, or undefined once it no longer holds. */
  onProblem: (problem: string | undefined) => void;
};

/** What visitors have at hand, and its length in inches. */
export const REFERENCES = [
  { name: "A bank card’s long side", inches: BANK_CARD.long },
  { name: "The width of my palm", inches: 3.3 },
] as const;

/** The length of an inch, in the unit of the line's ends. */
export function lengthOfInch(from: Point, to: Point, inches: number): number {
  return Math.hypot(to.x - from.x, to.y - from.y) / inches;
}

/** Within an eighth of an inch of the range is within it. */
export function judge(inches: number, { from, to = Number.POSITIVE_INFINITY }: Range) {
  if (inches < from - 0.125) return "below";
  return inches > to + 0.125 ? "above" : "within";
}

/** In percent of the photo until an inch is measured. */
export function sizeInWords({ design, setting: { size, inch } }: Fitting): string {
  if (!inch) return toPercent(size);
  return `${toFraction(toQuarter(size / inch))} in ${design.inches?.side ?? "long"}`;
}

export const toPercent = (share: number) => `${Math.round(100 * share)}%`;
