/** What a tile shows of a design. Shared by the catalogue and by the other designs below a design's page. */
import type { Design } from "#content/catalogue-schema.ts";
import type { ImageEntry, Manifest } from "#images/manifest-schema.ts";

export type Tile = {
  id: number;
  title: string;
  /** Absent when sold out, or when the artist gives none. */
  price?: string;
  isSoldOut: boolean;
  alt: string;
  image: ImageEntry;
};

/** Throws when the pictures of the design have not been made. */
export function toTile(design: Design, manifest: Manifest): Tile {
  const { id, title, price, status, image } = design;
  const isSoldOut = status === "soldOut";
  const entry = manifest.tile[image];
  if (!entry) throw new Error(`The tile of design ${id} has not been made. Run npm run build.`);
  return { id, title, price: isSoldOut ? undefined : price, isSoldOut, alt: toAlt(design), image: entry };
}

/** Alternative text: the artist's own, or the title. */
export function toAlt({ alt, title }: Pick<Design, "alt" | "title">): string {
  return alt ?? `${title}, dotwork drawing`;
}
