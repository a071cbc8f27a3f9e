/** What lies on the bench: a design, a photo, and how the one is laid on the other. */
import { toFraction, toQuarter } from "#domain/fraction.ts";
import type { TryOnDesign } from "./design.ts";
import type { Drawing, Photo } from "./pictures.ts";
import type { Tattoo } from "./webgl.ts";

/** All that a visitor can set. `inch` is its length on the photo, once the visitor has measured one. */
export type Setting = Tattoo & { inch?: number };

export type Fitting = { design: TryOnDesign; drawing: Drawing; photo: Photo; setting: Setting };

/** In percent of the photo until an inch is measured. */
export function sizeInWords({
  design,
  setting: { size, inch },
}: Pick<Fitting, "setting" | "design">): string {
  if (!inch) return `${Math.round(size * 100)}%`;
  return `${toFraction(toQuarter(size / inch))} in ${design.inches?.side ?? "long"}`;
}
