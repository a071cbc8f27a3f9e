/** Designs as the booking page shows them. */
import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import { toFacts } from "#domain/design-facts.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";

export function toSharedDesigns({ catalogue, studio }: Content, manifest: Manifest): SharedDesign[] {
  return catalogue.map((design) => {
    const { id, title } = design;
    if (isSoldOut(design)) return { id };
    const { width, height, derivatives } = findEntry(manifest.tile, design.image);
    const image = { width, height, derivatives };
    return {
      id,
      tile: { id, title, image, facts: toFacts(design, studio.booking.deposits) },
    };
  });
}
