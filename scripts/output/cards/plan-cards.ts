/** What to make for which page, as plain data: the shapes of each card, and the drawing to lay upon it. */
import type { Content } from "#content/load-content.ts";
import { findEntry } from "#domain/find-entry.ts";
import type { Derivative, Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { toSite } from "#domain/site.ts";
import { largestOf } from "#domain/srcset.ts";
import { toAlt } from "#domain/tile.ts";
import { DRAWING_PLACE, drawDesignCard, drawSiteCard, type Hand } from "./draw-card.ts";

/** `drawing` is a published picture and its box on the card, in pixels. Equal recipes give equal bytes. */
export type CardRecipe = { svg: string; drawing?: { path: string; box: Box } };

type Box = { left: number; top: number; width: number; height: number };

/** `page` is its path below the base; `stem` is part of the name of the file. */
export type PlannedCard = { page: string; stem: string; alt: string; recipe: CardRecipe };

/** The site's card first, then one a design, the sold-out ones included: they keep their pages. */
export function planCards({ catalogue, studio }: Content, { plate }: Manifest, hand: Hand): PlannedCard[] {
  const { name } = toSite(studio);
  const host = new URL(studio.url).hostname;
  /** Latin letters stand in for a text in a script that the fonts lack. */
  const drawable = (text: string, instead: string) => hand.outlines.toDrawable(text) || instead;
  const site = {
    page: "/",
    stem: "site",
    alt: `${name}: ${studio.tagline}`,
    recipe: { svg: drawSiteCard({ title: drawable(name, host), line: studio.tagline }, hand) },
  };
  const designs = catalogue.map((design) => ({
    page: `/design/${design.id}/`,
    stem: `design-${design.id}`,
    alt: `${toAlt(design)}, on paper, with its title and the name ${name}`,
    recipe: {
      svg: drawDesignCard(
        { title: drawable(design.title, `No. ${design.id}`), line: drawable(name, host) },
        hand,
      ),
      drawing: placeDrawing(findEntry(plate, design.image)),
    },
  }));
  return [site, ...designs];
}

/** The smallest picture that fills its place, or else the largest, reduced to fit and centred. */
function placeDrawing(entry: ShownEntry): CardRecipe["drawing"] {
  const { x, y, width, height } = DRAWING_PLACE;
  const fills = (picture: Derivative) => picture.width >= width || picture.height >= height;
  const picture = entry.derivatives.find(fills) ?? largestOf(entry);
  const scale = Math.min(width / picture.width, height / picture.height, 1);
  const size = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
  const left = Math.round(x + (width - size.width) / 2);
  const top = Math.round(y + (height - size.height) / 2);
  return { path: picture.path, box: { left, top, ...size } };
}
