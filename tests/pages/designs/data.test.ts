/** The data of each page of a catalogue. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageContextServer } from "vike/types";
import { beforeAll, expect, test } from "vitest";
import { PAGE_SIZE } from "#domain/routes.ts";
import { data } from "#pages/designs/+data.ts";

const DESIGNS = PAGE_SIZE + 2;
const picture = {
  width: 300,
  height: 300,
  derivatives: [{ path: "images/a.webp", width: 300, height: 300 }],
};

/** The most expensive comes first. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  const catalogue = Array.from({ length: DESIGNS }, (_, index) => ({
    id: index + 1,
    title: "Koi",
    image: index === 0 ? "photo.jpg" : "koi.jpg",
    price: { text: "", amount: 1000 - index },
  }));
  write("content.json", { catalogue, studio: { contact: { email: "me@dots.example" } } });
  const drawn = { ...picture, drawing: { left: 0, top: 0, width: 1, height: 1 } };
  write("manifest.json", {
    tile: { "koi.jpg": picture, "photo.jpg": picture },
    plate: { "koi.jpg": drawn, "photo.jpg": picture },
    thumbs: { tile: "data:," },
  });
  process.env.SITE_DATA = folder;
});

const dataOf = (page: string) => data({ routeParams: { page } } as unknown as PageContextServer);
const idsOf = (page: string) => dataOf(page).designs.map(({ tile }) => tile.id);

test("the pages share the designs out in the default order, and know how many there are", () => {
  expect(idsOf("1")).toHaveLength(PAGE_SIZE);
  expect(idsOf("1").slice(0, 2)).toEqual([DESIGNS, DESIGNS - 1]);
  expect(idsOf("2")).toEqual([2, 1]);
  expect(dataOf("2")).toMatchObject({ page: 2, pages: 2, total: DESIGNS, isAllGone: false });
});

test("only the first page carries the previews", () => {
  expect([dataOf("1").thumbs?.uri, dataOf("2").thumbs]).toEqual(["data:,", undefined]);
});

test("a page that is not there is an error", () => {
  expect(() => dataOf("3")).toThrow();
});

test("a design is tried on only where its paper can be left out", () => {
  expect(dataOf("2").designs.map(({ canTry }) => canTry)).toEqual([true, false]);
});
