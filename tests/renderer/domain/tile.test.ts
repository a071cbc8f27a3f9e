import { expect, test } from "vitest";
import type { Design } from "#domain/catalogue-schema.ts";
import type { GalleryEntry, Manifest, PlateEntry } from "#domain/manifest-schema.ts";
import { packPicture, unpackPicture } from "#domain/pictures.ts";
import { toAlt, toTile } from "#domain/tile.ts";

const design: Design = {
  id: 12,
  title: "Koi",
  image: "designs/koi.jpg",
  price: { text: "$950 each", amount: 950 },
};
const email = "hello@slowdot.example";
const derivatives = [
  { path: "images/0f-tile-150.webp", width: 150, height: 200 },
  { path: "images/0f-tile-275.webp", width: 275, height: 367 },
];
const tilePicture: GalleryEntry = { width: 300, height: 400, thumb: "", derivatives };
const plate = { ...tilePicture, width: 900, height: 1200, tones: {} } as unknown as PlateEntry;
const manifest: Manifest = {
  tile: { "designs/moth.jpg": tilePicture, "designs/koi.jpg": tilePicture },
  plate: { "designs/koi.jpg": plate },
  slide: {},
  photo: {},
  portrait: {},
  figure: {},
  thumbs: {},
};

test("an available design shows its price, its place among the thumbs, and no larger picture", () => {
  expect(toTile(design, manifest, email)).toEqual({
    id: 12,
    title: "Koi",
    price: "$950 each",
    alt: "",
    image: { stem: "images/0f-tile-", widths: [150, 275], width: 300, height: 400 },
    cell: 1,
  });
});

test("a picture that has been packed is the same when it is unpacked", () => {
  const { width, height } = tilePicture;
  expect(unpackPicture(packPicture(tilePicture))).toEqual({ width, height, derivatives });
});

test("a sold-out design shows no price, and carries the larger picture for the lightbox", () => {
  const tile = toTile({ ...design, status: "soldOut" }, manifest, email);
  expect(tile).not.toHaveProperty("price");
  expect(tile.soldOut).toEqual(packPicture(plate));
});

test.each([undefined, { text: "on request" }])(
  "without an amount, %j, it shows an e-mail that asks for it",
  (price) => {
    const tile = toTile({ ...design, price }, manifest, email);
    expect(tile).not.toHaveProperty("price");
    expect(new URL(tile.ask ?? "").searchParams.get("subject")).toBe("The price of Koi (no. 12)");
    expect(toTile({ ...design, price, status: "soldOut" }, manifest, email)).not.toHaveProperty("ask");
  },
);

test("a design whose pictures have not been made is a fault", () => {
  expect(() => toTile({ ...design, image: "designs/gone.jpg" }, manifest, email)).toThrow(
    /pictures of designs\/gone.jpg/,
  );
});

test("the artist's own alternative text comes before the title", () => {
  expect(toAlt({ title: "Koi", alt: "A carp, turning" })).toBe("A carp, turning");
});
