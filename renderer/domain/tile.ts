/** What a tile shows of a design, in the catalogue and below the page of another design. */
import { findReservation, type Reservation } from "./books.ts";
import type { Design } from "./catalogue-schema.ts";
import { toMailAddress } from "./contact.ts";
import { isSoldOut, nameDesign } from "./design.ts";
import type { Manifest } from "./manifest-schema.ts";
import { cellOf, findEntry, type PackedPicture, packPicture, unpackPicture } from "./pictures.ts";
import type { Studio } from "./studio-schema.ts";

export type Tile = {
  id: number;
  title: string;
  /** Absent when sold out or on request. */
  price?: string;
  /** The artist's own alternative text. Without one, the title beside the picture is enough. */
  alt?: string;
  image: PackedPicture;
  reserved?: Reservation;
  /** How many copies are left, if the artist counts them. */
  left?: number;
  /** The position of its thumb among those of all tiles, from 0. */
  cell: number;
  /** The larger picture that the lightbox shows. Only for a sold-out design. */
  soldOut?: PackedPicture;
};

export function toTile(
  design: Design,
  manifest: Manifest,
  studio: Pick<Studio, "contact" | "locale" | "location">,
): Tile {
  const { id, title } = design;
  const image = packPicture(findEntry(manifest.tile, design.image));
  const cell = cellOf(design.image, manifest, "tile");
  const tile = { id, title, alt: design.alt, image, cell };
  return isSoldOut(design)
    ? { ...tile, soldOut: packPicture(findEntry(manifest.plate, design.image)) }
    : {
        ...tile,
        price: toPrice(design),
        reserved: findReservation(design, studio),
        left: design.left,
      };
}

/** Returns the price of an available design in the artist's words; undefined if it is on request. */
const toPrice = ({ price }: Pick<Design, "price">) => (price?.amount === undefined ? undefined : price.text);

/** Returns the price of an available design, or an e-mail that asks for it. */
export function toPriceOrAsk(
  design: Pick<Design, "id" | "title" | "price">,
  email: string,
): { price?: string; ask?: string } {
  const price = toPrice(design);
  return price ? { price } : { ask: toMailAddress(email, `The price of ${nameDesign(design)}`) };
}

/** Returns the alternative text: the artist's own, or one with the title. */
export function toAlt({ alt, title }: Pick<Design, "alt" | "title">): string {
  return alt ?? `${title}, tattoo design`;
}

/**
 * Returns the share of a tile's width that a drawing takes, so that all drawings cover about the same area. Rounded to 2 %, so
 * that drawings of similar shapes share widths and markup.
 */
export function opticalShare(aspectRatio: number): number {
  const share = Math.min(0.88, 0.75 * Math.sqrt(1.25 * aspectRatio), 1.1 * aspectRatio);
  return Math.max(1, Math.round(50 * share)) / 50;
}

/** The size of the hand in hand.svg, in inches. */
export const HAND = { width: 5, height: 7.65 };

/** Returns the width of a tile in true proportion, in inches: one scale for all, at which the largest drawing just fits. */
export function toTileInches(designs: readonly (Pick<Tile, "image"> & { inches?: number })[]): number {
  const sides = designs.flatMap(({ inches, image }) => {
    if (!inches) return [];
    const { width, height } = unpackPicture(image);
    return { width: inches, height: (inches * height) / width };
  });
  return Math.max(...[HAND, ...sides].map(({ width, height }) => Math.max(width / 0.88, height / 1.1)));
}
