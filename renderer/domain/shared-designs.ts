/** designs.js: every design, in a module for the booking page. */
import type { ShownEntry } from "./manifest-schema.ts";

/** The path of the module below the site's base. Its default export is a list of `SharedDesign`. */
export const SHARED_DESIGNS = "designs.js";

/** A sold-out design has no tile. */
export type SharedDesign = { id: number; tile?: SharedTile };

/** `facts`: its size and hours; `cost`: its price, and how that is paid. */
export type SharedTile = { id: number; title: string; image: ShownEntry; facts: string[]; cost: string[] };
