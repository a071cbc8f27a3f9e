/** The designs as the catalogue lists them: in default order, each with the priority of its picture. */
import type { SharedDesign } from "#domain/shared-designs.ts";
import type { PictureProps } from "#renderer/pictures/Picture.tsx";
import { DEFAULT_ORDER, sortDesigns } from "./sort.ts";

/** Number of pictures that load before all others. */
const AHEAD = 2;
/** Number of pictures on a phone's first screen. */
const FIRST_VIEW = 6;

export type ListedDesign = SharedDesign & Pick<PictureProps, "priority">;

export function listDesigns(designs: readonly SharedDesign[]): ListedDesign[] {
  return sortDesigns(designs, DEFAULT_ORDER).map((design, index) => ({
    ...design,
    priority: index < AHEAD ? "high" : index < FIRST_VIEW ? "low" : undefined,
  }));
}
