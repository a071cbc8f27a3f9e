/** The second studio: a site with its own brand, and dark on every device. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { toColors } from "#brand/stylesheet.ts";
import { SAMPLE_COLORS, toRgb } from "#domain/colors.ts";
import { listFiles } from "#files/files.ts";
import { COLORS, MARK } from "../fixtures/second.ts";
import { SECOND_SITE } from "../fixtures/studio.ts";
import { colorAt, decodeRgb } from "../scripts/pictures/paint.ts";
import { attributesOf, readBuilt, readPage, textsOf } from "../support/built-pages.ts";

const files = listFiles(SECOND_SITE).map((path) => path.replaceAll("\\", "/"));
const find = (pattern: RegExp) => files.filter((name) => pattern.test(name));
const read = (name: string) => readBuilt(name, SECOND_SITE);
const bytesOf = (name: string) => readFileSync(join(SECOND_SITE, name));
const home = readPage("/", SECOND_SITE);
const { light, dark } = COLORS;

test("the site has only files that something references, and none for Vike's client routing", () => {
  const named = find(/\.(html|js|css)$/)
    .map(read)
    .join("\n");
  const assets = find(/^assets\//);
  expect(assets.length).toBeGreaterThan(10);
  expect(assets.filter((name) => !named.includes(basename(name)))).toEqual([]);
  expect(find(/pageContext|routing/)).toEqual([]);
});

test("there is no desk with repository: false", () => {
  expect(find(/desk/)).toEqual([]);
  expect(read("_headers")).not.toContain("desk");
});

test("no page of a studio that uses a machine says machine-free", () => {
  for (const page of find(/\.html$/)) expect(read(page), page).not.toMatch(/machine|hand-poked|by hand/i);
});

test("no text file contains a color of the sample", () => {
  const olds = Object.values(toColors(SAMPLE_COLORS)).flatMap((colors) =>
    Object.values(colors).filter((value) => value.startsWith("#")),
  );
  const texts = find(/\.(html|css|js|svg|xml|webmanifest|json)$/);
  expect(texts.length).toBeGreaterThan(15);
  const left = texts.flatMap((name) =>
    olds.filter((old) => read(name).toLowerCase().includes(old)).map((old) => `${name}: ${old}`),
  );
  expect(left).toEqual([]);
});

test("the studio's colors are in the pages, favicon and web manifest", () => {
  for (const color of [dark.wall, dark.ink, dark.accent]) expect(read("index.html")).toContain(color);
  const manifest = JSON.parse(read("site.webmanifest"));
  expect(manifest).toMatchObject({ background_color: dark.wall, theme_color: dark.wall });
  expect(attributesOf(home, "meta[name=theme-color]", "content")).toEqual([dark.wall]);
  expect(read("favicon.svg")).toContain(dark.ink);
});

test("icons and cards have its dark wall, and drawings its light paper", async () => {
  const icon = await decodeRgb(bytesOf("icon-512.png"));
  expect(colorAt(icon, 4, 4)).toEqual(toRgb(dark.wall));
  expect(colorAt(icon, 256, 256)).toEqual(toRgb(dark.ink));
  const [card = ""] = find(/^cards\/.*-design-/);
  const picture = await decodeRgb(bytesOf(card));
  expect(colorAt(picture, 20, 315)).toEqual(nearly(dark.wall));
  expect(colorAt(picture, 100, 80)).toEqual(nearly(light.paper));
  for (const name of find(/^images\/.*-tile-\d+\.webp$/))
    expect(colorAt(await decodeRgb(bytesOf(name)), 2, 2)).toEqual(nearly(light.paper));
});

/** Tolerates the noise of a photographed paper and of lossy encoding. */
function nearly(color: string) {
  return toRgb(color).map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) <= 6));
}

test("header, favicon and print show its mark", () => {
  const [dots = ""] = /(?<=--dots:url\("data:image\/svg\+xml,)[^"]*/.exec(read("info/index.html")) ?? [];
  for (const drawing of [decodeURIComponent(dots), read("favicon.svg")]) {
    expect(drawing).toContain(MARK);
    expect(drawing).not.toContain("circle");
  }
});

test("its two fonts are subset, the display face is preloaded, and there are no others", () => {
  const fonts = find(/\.woff2$/);
  expect(fonts.map((name) => /(display|text)\./.exec(name)?.[1]).sort()).toEqual(["display", "text"]);
  const preloaded = attributesOf(readPage("/about/", SECOND_SITE), "link[rel=preload][as=font]", "href");
  expect(preloaded).toEqual(fonts.filter((name) => name.includes("display.")).map((name) => `/${name}`));
  expect(read("about/index.html")).not.toMatch(/Gowun|Figtree/);
});

test("its wordmark comes from studio.yaml", () => {
  expect(textsOf(home, "header a[href='/'] b")).toEqual(["Atelier"]);
  expect(attributesOf(home, "header a[href='/']", "aria-label")).toEqual(["Atelier, Paper Lantern, home"]);
  expect(read("404.html")).toContain("The ink has wandered off.");
});
