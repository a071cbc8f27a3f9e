/** Social cards: made once, identical on every machine, deleted when no page needs them. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readLook } from "#brand/look.ts";
import { brand } from "#domain/brand-schema.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { type CardEntry, cardsSchema } from "#domain/manifest-schema.ts";
import { openLetters } from "#site/cards/letters.ts";
import { makeCards } from "#site/cards/make-cards.ts";
import { makeTemporaryFolder } from "../../../support/temporary-folder.ts";
import { colorAt, decodeRgb, paintPicture, toSharp } from "../../pictures/paint.ts";

const look = await readLook(".", brand.parse(undefined));
const PLATE = { path: "images/koi-400.abc.webp", width: 400, height: 500 };
const manifest = { plate: { "koi.jpg": { derivatives: [PLATE] } } } as unknown as Manifest;

let root: string;
beforeEach(async () => {
  root = makeTemporaryFolder();
  const folder = join(root, ".cache/images/files");
  mkdirSync(folder, { recursive: true });
  const red = paintPicture(400, 500, () => [200, 0, 0]);
  writeFileSync(join(folder, basename(PLATE.path)), await toSharp(red).webp({ lossless: true }).toBuffer());
});
function siteOf(...titles: string[]): { content: Content; manifest: Manifest } {
  const content = {
    catalogue: titles.map((title, index) => ({ id: index + 1, title, image: "koi.jpg" })),
    studio: { name: "Dot", url: "https://dot.example", tagline: "One dot", social: {} },
  } as unknown as Content;
  return { content, manifest };
}

const read = (card?: CardEntry) => readFileSync(join(root, ".cache/cards/files", basename(card?.path ?? "")));

const files = () => readdirSync(join(root, ".cache/cards/files")).sort();

test("the site and each design have a JPEG of 1200 by 630, with the drawing on its sheet", async () => {
  const { cards, made } = await makeCards(root, siteOf("Koi", "Moth"), look);
  expect(made).toBe(3);
  expect(cardsSchema.parse(cards)).toEqual(cards);
  expect(Object.keys(cards)).toEqual(["/", "/design/1/", "/design/2/"]);
  for (const card of Object.values(cards)) expect(card).toMatchObject({ width: 1200, height: 630 });
  const bytes = read(cards["/design/1/"]);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const picture = await decodeRgb(bytes);
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  const [red = 0, green = 0, blue = 0] = colorAt(picture, 286, 315);
  expect([red > 190, green < 10, blue < 10]).toEqual([true, true, true]);
  expect(colorAt(picture, 95, 315)).toEqual([253, 252, 250]);
  expect(colorAt(picture, 20, 315)).toEqual([214, 213, expect.closeTo(207, -1)]);
});

test("a card is made once, again when its title has changed, and deleted when nothing needs it", async () => {
  const { cards } = await makeCards(root, siteOf("Koi", "Moth"), look);
  expect(await makeCards(root, siteOf("Koi", "Moth"), look)).toEqual({ cards, made: 0, reused: 3 });
  const before = files();
  const { made } = await makeCards(root, siteOf("Carp"), look);
  expect(made).toBe(1);
  expect(files()).toHaveLength(2);
  expect(before).toContain(files().find((name) => name.endsWith("-site.jpg")));
});

test.each([
  ["Moon Moth", "Moon Moth"],
  ["Łukasz & Šárka", "Lukasz & Sárka"],
  ["Crème brûlée", "Crème brûlée"],
  ["Koi 鯉", "Koi"],
  ["月の蛾 128", "No. 1"],
  ["فراشة القمر", "No. 1"],
  ["<svg onload>", "<svg onload>"],
])("%s is drawn as %s", async (text, drawn) => {
  expect((await openLetters(look.fonts)).toDrawable(text, "No. 1")).toBe(drawn);
});
