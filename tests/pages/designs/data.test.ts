/** The data of the catalogue. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { data } from "#pages/designs/+data.ts";

const picture = {
  width: 300,
  height: 300,
  derivatives: [{ path: "images/0f-tile-300.webp", width: 300, height: 300 }],
};

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  const catalogue = [
    { id: 1, title: "Koi", image: "photo.jpg", price: { text: "$90", amount: 90 } },
    { id: 2, title: "Moth", image: "koi.jpg", price: { text: "$80", amount: 80 } },
    { id: 3, title: "Bee", image: "koi.jpg", status: "soldOut" },
  ];
  write("content.json", { catalogue, studio: { contact: { email: "me@dots.example" } } });
  const drawn = { ...picture, drawing: { left: 0, top: 0, width: 1, height: 1 } };
  write("manifest.json", {
    tile: { "koi.jpg": picture, "photo.jpg": picture },
    plate: { "koi.jpg": drawn, "photo.jpg": picture },
    thumbs: { tile: "data:," },
  });
  process.env.SITE_DATA = folder;
});

test("an available design can be tried on where its paper can be left out", () => {
  expect(data().designs.map(({ id, canTry }) => [id, canTry])).toEqual([
    [2, true],
    [1, false],
    [3, false],
  ]);
});
