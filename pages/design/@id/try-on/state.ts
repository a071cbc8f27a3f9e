/** The state of the try-on: a design on a photo, and its real size once the photo's pixels per inch are known. */
import type { RefObject } from "react";
import { toFigure, toStep } from "#domain/lengths.ts";
import { ARM } from "./arms.ts";
import type { Range, TryOnDesign } from "./design.ts";
import type { DrawnDesign, Photo } from "./pictures.ts";
import { flatSize, type Placement, placeInMiddle, REACH } from "./placement.ts";
import type { Tattoo } from "./webgl.ts";

/** Everything that a visitor can set. `inch` is the length of an inch on the photo, if known. */
export type Setting = Tattoo & { inch?: number };

export type TryOnState = {
  design: TryOnDesign;
  drawing: DrawnDesign;
  photo: Photo;
  canvas: RefObject<HTMLCanvasElement | null>;
  setting: Setting;
  onChange: (change: Partial<Setting>) => void;
  /** Receives a sentence for the visitor, or undefined once it no longer applies. */
  onProblem: (problem: string | undefined) => void;
};

/** Initial size in inches if the artist gives none. */
const DEFAULT_SIZE = 4;

export const longSide = ({ inches }: Layers["design"]) => inches?.from ?? DEFAULT_SIZE;

type Layers = {
  design: Pick<TryOnDesign, "inches">;
  drawing: Pick<DrawnDesign, "aspectRatio">;
  photo: Pick<Photo, "units" | "arm">;
};

/** Lays a drawing on a photo; on a sample arm at true size, along the arm and around it. */
export function placeOnPhoto({ design, drawing, photo }: Layers): Placement & { inch?: number } {
  const { units, arm } = photo;
  if (!arm) return placeInMiddle(units);
  const { width, height } = flatSize({ size: longSide(design) }, drawing.aspectRatio);
  const isAlong = width > height && width > 0.9 * ARM.inches;
  const inch = arm.inch / ARM.height;
  return {
    x: arm.middle.x / ARM.height,
    y: arm.middle.y / ARM.height,
    size: longSide(design) * inch,
    turn: arm.turn - (isAlong ? 90 : 0),
    curve: isAlong ? 0 : Math.min(1, width / ARM.inches / REACH),
    inch,
  };
}

/** Judges a size with a tolerance of an eighth of an inch. */
export function judge(inches: number, { from, to = Number.POSITIVE_INFINITY }: Range) {
  if (inches < from - 0.125) return "below";
  if (inches < from + 0.125 && to > from + 0.25) return "smallest";
  return inches > to + 0.125 ? "above" : "within";
}

export function sizeInWords({ design, setting: { size, inch } }: TryOnState): string {
  if (!inch) return "not to scale";
  const { conventions, inches } = design;
  return `${toFigure(toStep(size / inch, conventions.units), conventions)} ${conventions.units} ${inches?.side ?? "long"}`;
}

/** Includes a number even without a scale, so that screen readers announce every change. */
export function spokenSize(state: TryOnState): string {
  const { size, inch } = state.setting;
  return inch ? sizeInWords(state) : `${Math.round(100 * size)}, not to scale`;
}

export const toWholePercent = (share: number) => `${Math.round(100 * share)}%`;
