/** The data in a design page for trying the design on. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";

/** The id of the button; that of the script element with the design adds `-design`. */
export const TRY_ON = "try-on";

/** Of the long side of a drawing. Without `to` it may be larger. */
export type Range = { from: number; to?: number };

export type TryOnDesign = {
  id: number;
  title: string;
  src: string;
  /** The part of the picture that is drawn on. */
  drawing: Box;
  paper: Rgb;
  /** Absent when the artist gives no size. */
  inches?: Range & { side: "high" | "wide" };
  /** What it means to leave the range, in the artist's words. */
  tooSmall?: string;
  tooLarge?: string;
};

/** Undefined on a page that offers none. */
export function readDesign(page: Document): TryOnDesign | undefined {
  const json = page.getElementById(`${TRY_ON}-design`)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
