/** Designs as the pages share them. */

import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import { toFacts } from "#domain/design-facts.ts";
import { toTraits } from "#domain/likeness.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";
import { toTile } from "#domain/tile.ts";
import { typeset } from "#domain/typeset.ts";

export function toSharedDesigns({ catalogue, studio }: Content, manifest: Manifest): SharedDesign[] {
  return catalogue.map((design) => {
    const shared = { id: design.id, traits: toTraits(design) };
    if (isSoldOut(design)) return shared;
    const { id, title, price, ask, image } = toTile(design, manifest, studio.contact.email);
    const { width, height, derivatives } = image;
    return {
      ...shared,
      tile: {
        id,
        title: typeset(title),
        price,
        ask,
        image: { width, height, derivatives },
        facts: toFacts(design, studio.booking.deposits),
      },
    };
  });
}
