/** Lengths: the code counts in inches, visitors and the artist in the studio's unit. Both units also exist in CSS. */
import { toFraction, writeDecimal } from "./fraction.ts";

export const LENGTH_UNITS = ["in", "cm"] as const;

export type Unit = (typeof LENGTH_UNITS)[number];

export const UNIT_NAMES: Record<Unit, string> = { in: "inches", cm: "centimeters" };

/** How a studio writes lengths. */
export type LengthConventions = { units: Unit; locale: string };

const CENTIMETERS_PER_INCH = 2.54;

/** How many of a unit an inch has. */
export const PER_INCH: Record<Unit, number> = { in: 1, cm: CENTIMETERS_PER_INCH };

/** The steps in which people measure, in inches: quarters of an inch, or halves of a centimeter. */
export const STEP: Record<Unit, number> = { in: 0.25, cm: 0.5 / CENTIMETERS_PER_INCH };

/** Rounds to the nearest step, and up to at least one. */
export function toStep(inches: number, units: Unit): number {
  const step = STEP[units];
  return Math.max(step, Math.round(inches / step) * step);
}

/** Writes the number alone: `4¼` in inches, `10,5` in centimeters. */
export function toFigure(inches: number, { units, locale }: LengthConventions): string {
  return units === "in" ? toFraction(inches, locale) : writeDecimal(inches * CENTIMETERS_PER_INCH, locale);
}

/** `4¼ in`, `10,5 cm` */
export const toLength = (inches: number, conventions: LengthConventions) =>
  `${toFigure(inches, conventions)}\u00a0${conventions.units}`;
