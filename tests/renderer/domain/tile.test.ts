import { expect, test } from "vitest";
import type { GalleryEntry, Manifest } from "#domain/manifest-schema.ts";
import { packPicture } from "#domain/pictures.ts";
import { opticalShare, toAlt, toPriceOrAsk, toTile, toTileInches } from "#domain/tile.ts";
import { makeDesign } from "../../fixtures/design.ts";

const design = makeDesign({ id: 12, title: "50 % off #1? & more", image: "designs/koi.jpg", price: "" });
const derivatives = [{ path: "images/0f-tile-150.webp", width: 150, height: 200 }];
const tile: GalleryEntry = { width: 300, height: 400, thumb: "", derivatives };
const pictures = { "designs/moth.jpg": tile, "designs/koi.jpg": tile };
const manifest = { tile: pictures, plate: pictures } as unknown as Manifest;
const studio = {
  contact: { email: "hello@dots.example" },
  locale: "en-US",
  location: { timeZone: "UTC" },
};
const { cell } = toTile(design, manifest, studio);

test("a tile has its own cell among the thumbs", () => {
  expect(cell).toBe(1);
});

test("the subject of an e-mail survives every character with a meaning in a URL", () => {
  const { ask = "" } = toPriceOrAsk(design, studio.contact.email);
  const subject = new URL(ask).searchParams.get("subject");
  expect(subject).toBe("The price of 50 % off #1? & more (no. 12)");
});

test("an available design has a price, a reservation and the copies left; a sold-out one, a picture", () => {
  const { id, title, image } = design;
  const offered = { id, title, image, price: "$400 each", left: 2 };
  const reserved = makeDesign({ ...offered, status: "reserved", until: "2999-12-01" });
  expect(toTile(reserved, manifest, studio)).toMatchObject({
    price: "$400 each",
    left: 2,
    reserved: { words: "Reserved until December 1" },
  });
  const { soldOut, ...sold } = toTile(makeDesign({ ...offered, status: "soldOut" }), manifest, studio);
  expect(soldOut).toBeDefined();
  expect(Object.keys(sold).sort()).toEqual(["alt", "cell", "id", "image", "title"]);
});

test.each([
  [0.2, 0.22],
  [1, 0.84],
  [3, 0.88],
  [0.001, 0.02],
])("a drawing that is %d times as wide as high takes %d of the tile's width", (aspectRatio, share) => {
  expect(opticalShare(aspectRatio)).toBe(share);
});

test("the artist's own alternative text comes before the title", () => {
  expect(toAlt({ title: "Koi", alt: "A carp, turning" })).toBe("A carp, turning");
});

const draw = (inches: number | undefined, width: number, height: number) => ({
  inches,
  image: packPicture({ width, height, derivatives }),
});

test.each([
  ["a hand, where all drawings are smaller", [draw(2, 100, 100), draw(undefined, 900, 100)], 7.65 / 1.1],
  ["the widest drawing", [draw(2, 100, 100), draw(11, 100, 100)], 12.5],
  ["the highest drawing", [draw(11, 100, 300), draw(12, 100, 100)], 30],
])("the scale of true proportion leaves room for %s", (_, designs, inches) => {
  expect(toTileInches(designs)).toBeCloseTo(inches);
});
