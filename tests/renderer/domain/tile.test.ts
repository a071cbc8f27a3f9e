import { expect, test } from "vitest";
import type { Design } from "#domain/catalogue-schema.ts";
import type { GalleryEntry, Manifest } from "#domain/manifest-schema.ts";
import { toAlt, toTile } from "#domain/tile.ts";

const design: Design = { id: 12, title: "50 % off #1? & more", image: "designs/koi.jpg" };
const derivatives = [{ path: "images/0f-tile-150.webp", width: 150, height: 200 }];
const tile: GalleryEntry = { width: 300, height: 400, thumb: "", derivatives };
const manifest = { tile: { "designs/moth.jpg": tile, "designs/koi.jpg": tile } } as unknown as Manifest;
const { cell, ask = "" } = toTile(design, manifest, {
  contact: { email: "hello@dots.example" },
  locale: "en-US",
  location: { timeZone: "UTC" },
});

test("a tile has its own cell among the thumbs", () => {
  expect(cell).toBe(1);
});

test("the subject of an e-mail survives every character with a meaning in a URL", () => {
  const subject = new URL(ask).searchParams.get("subject");
  expect(subject).toBe("The price of 50 % off #1? & more (no. 12)");
});

test("the artist's own alternative text comes before the title", () => {
  expect(toAlt({ title: "Koi", alt: "A carp, turning" })).toBe("A carp, turning");
});
