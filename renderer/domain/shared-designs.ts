/** designs.js: every design, in a module that the pages of all designs and the booking page share. */
import type { Traits } from "./likeness.ts";
import type { Tile } from "./tile.ts";

/** Below the site's base. Its default export is a list of `SharedDesign`. */
export const SHARED_DESIGNS = "designs.js";

/** A sold-out design has no tile. */
export type SharedDesign = { id: number; traits: Traits; tile?: SharedTile };

/** `facts`: its size, hours, price and deposit. */
export type SharedTile = Pick<Tile, "id" | "title" | "price" | "ask" | "image"> & { facts: string[] };
