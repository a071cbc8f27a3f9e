/** The data that a design page holds for trying the design on. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";

/** The button's id. The script element with the design adds `-design`. */
export const TRY_ON = "try-on";

/** Sizes of a drawing's long side. There is no upper limit without `to`. */
export type Range = { from: number; to?: number };

export type TryOnDesign = {
  id: number;
  title: string;
  src: string;
  /** The part of the picture that has ink. */
  drawing: Box;
  paper: Rgb;
  /** Absent if the artist gives no size. */
  inches?: Range & { side: "high" | "wide" };
  /** The artist's words about a size outside the range. */
  tooSmall?: string;
  tooLarge?: string;
};

/** Returns undefined on a page without a try-on. */
export function readDesign(page: Document): TryOnDesign | undefined {
  const json = page.getElementById(`${TRY_ON}-design`)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
