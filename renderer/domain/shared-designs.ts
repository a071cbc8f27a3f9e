/** designs.json: every design, in one file that the pages of all designs share. */
import { isSoldOut } from "./availability.ts";
import type { Content } from "./content.ts";
import { type Traits, toTraits } from "./likeness.ts";
import type { Manifest } from "./manifest-schema.ts";
import { type Tile, toTile } from "./tile.ts";

/** Below the site's base. */
export const SHARED_DESIGNS = "designs.json";

/** A sold-out design has no tile. */
export type SharedDesign = { id: number; traits: Traits; tile?: SharedTile };

export type SharedTile = Pick<Tile, "id" | "title" | "price" | "ask" | "image">;

export function toSharedDesigns({ catalogue, studio }: Content, manifest: Manifest): SharedDesign[] {
  return catalogue.map((design) => {
    const shared = { id: design.id, traits: toTraits(design) };
    if (isSoldOut(design)) return shared;
    const { id, title, price, ask, image } = toTile(design, manifest, studio.contact.email);
    const { width, height, derivatives } = image;
    return { ...shared, tile: { id, title, price, ask, image: { width, height, derivatives } } };
  });
}
