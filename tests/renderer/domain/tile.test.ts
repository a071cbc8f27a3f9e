import { expect, test } from "vitest";
import type { Design } from "#domain/catalogue-schema.ts";
import type { GalleryEntry, Manifest, PlateEntry } from "#domain/manifest-schema.ts";
import { packPicture } from "#domain/pictures.ts";
import { toAlt, toTile } from "#domain/tile.ts";

const design: Design = { id: 12, title: "50 % off #1? & more", image: "designs/koi.jpg" };
const derivatives = [{ path: "images/0f-tile-150.webp", width: 150, height: 200 }];
const tile: GalleryEntry = { width: 300, height: 400, thumb: "", derivatives };
const plate = { ...tile, width: 900, height: 1200, tones: {} } as unknown as PlateEntry;
const manifest = {
  tile: { "designs/moth.jpg": tile, "designs/koi.jpg": tile },
  plate: { "designs/koi.jpg": plate },
} as unknown as Manifest;
const toTileOf = (changes: Partial<Design>) =>
  toTile({ ...design, ...changes }, manifest, {
    contact: { email: "hello@dots.example" },
    locale: "en-US",
    location: { timeZone: "UTC" },
  });

test.each<[Partial<Design>, object]>([
  [{ price: { text: "$950 each", amount: 950, isExact: false } }, { price: "$950 each" }],
  [
    { price: { text: "on request", isExact: false } },
    { ask: expect.stringContaining("mailto:hello@dots.example?") },
  ],
  [{}, { ask: expect.stringContaining("mailto:hello@dots.example?") }],
  [
    { status: "soldOut", price: { text: "$950", amount: 950, isExact: true } },
    { soldOut: packPicture(plate) },
  ],
])(
  "for %j a tile has its price, an e-mail that asks for it, or the picture for the lightbox",
  (changes, shown) => {
    const { price, ask, soldOut } = toTileOf(changes);
    expect({ price, ask, soldOut }).toEqual({
      price: undefined,
      ask: undefined,
      soldOut: undefined,
      ...shown,
    });
  },
);

test("a tile has its own cell among the thumbs", () => {
  expect(toTileOf({}).cell).toBe(1);
});

test("the subject of an e-mail survives every character with a meaning in a URL", () => {
  const subject = new URL(toTileOf({}).ask ?? "").searchParams.get("subject");
  expect(subject).toBe("The price of 50 % off #1? & more (no. 12)");
});

test("the artist's own alternative text comes before the title", () => {
  expect(toAlt({ title: "Koi", alt: "A carp, turning" })).toBe("A carp, turning");
});
