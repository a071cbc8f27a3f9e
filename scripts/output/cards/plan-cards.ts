/** Plans a card for each page, as plain data: its words, and the drawing to place beside them. */
import type { Content } from "#domain/content.ts";
import type { Box, Derivative, Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { scaled } from "#domain/pixels.ts";
import { toDesignPath } from "#domain/routes.ts";
import { toAlt } from "#domain/tile.ts";
import { DRAWING_PLACE } from "./Card.tsx";

/** A text, and what replaces one in a script that the fonts lack. */
type Words = [text: string, instead: string];

/** `drawing` is a published picture and its box on the card, in pixels. */
export type CardRecipe = { title: Words; line: Words; drawing?: { path: string; box: Box } };

/** `page` is a path below the base; `stem` becomes part of the file's name. */
export type PlannedCard = { page: string; stem: string; alt: string; recipe: CardRecipe };

/** One for the site, then one per design. Sold-out designs keep their pages, so they have cards too. */
export function planCards({ catalogue, studio }: Content, { plate }: Manifest): PlannedCard[] {
  const { name } = studio;
  const host = new URL(studio.url).hostname;
  const site: PlannedCard = {
    page: "/",
    stem: "site",
    alt: `${name}: ${studio.tagline}`,
    recipe: { title: [name, host], line: [studio.tagline, ""] },
  };
  const designs = catalogue.map(
    (design): PlannedCard => ({
      page: toDesignPath(design.id),
      stem: `design-${design.id}`,
      alt: `${toAlt(design)}, on paper, with its title and the name ${name}`,
      recipe: {
        title: [design.title, `No. ${design.id}`],
        line: [name, host],
        drawing: placeDrawing(findEntry(plate, design.image)),
      },
    }),
  );
  return [site, ...designs];
}

/** Chooses the smallest picture that fills its place, or the largest. Reduces it to fit, and centers it. */
function placeDrawing(entry: ShownEntry): CardRecipe["drawing"] {
  const { width, height } = DRAWING_PLACE;
  const fills = (picture: Derivative) => picture.width >= width || picture.height >= height;
  const picture = entry.derivatives.find(fills) ?? largestOf(entry);
  const scale = Math.min(width / picture.width, height / picture.height, 1);
  const size = scaled(picture, scale);
  const left = Math.round(DRAWING_PLACE.left + (width - size.width) / 2);
  const top = Math.round(DRAWING_PLACE.top + (height - size.height) / 2);
  return { path: picture.path, box: { left, top, ...size } };
}
