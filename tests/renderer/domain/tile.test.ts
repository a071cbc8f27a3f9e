import { expect, test } from "vitest";
import type { Design } from "#domain/catalogue-schema.ts";
import type { GalleryEntry, Manifest, PlateEntry } from "#domain/manifest-schema.ts";
import { toAlt, toTile } from "#domain/tile.ts";

const design: Design = {
  id: 12,
  title: "Koi",
  image: "designs/koi.jpg",
  price: { text: "$950 each", amount: 950 },
};
const tilePicture: GalleryEntry = { width: 300, height: 400, thumb: "", derivatives: [] };
const plate = { ...tilePicture, width: 900, height: 1200, tones: {} } as unknown as PlateEntry;
const manifest: Manifest = {
  tile: { "designs/moth.jpg": tilePicture, "designs/koi.jpg": tilePicture },
  plate: { "designs/koi.jpg": plate },
  slide: {},
  photo: {},
  portrait: {},
  thumbs: {},
};

test("an available design shows its price, its place among the thumbs, and no larger picture", () => {
  expect(toTile(design, manifest)).toEqual({
    id: 12,
    title: "Koi",
    price: "$950 each",
    alt: "Koi, dotwork drawing",
    image: tilePicture,
    cell: 1,
  });
});

test("a sold-out design shows no price, and carries the larger picture for the lightbox", () => {
  const tile = toTile({ ...design, status: "soldOut" }, manifest);
  expect(tile).not.toHaveProperty("price");
  expect(tile.soldOut).toBe(plate);
});

test("a design whose pictures have not been made is a fault", () => {
  expect(() => toTile({ ...design, image: "designs/gone.jpg" }, manifest)).toThrow(
    /pictures of designs\/gone.jpg/,
  );
});

test("the artist's own alternative text comes before the title", () => {
  expect(toAlt({ title: "Koi", alt: "A carp, turning" })).toBe("A carp, turning");
});
