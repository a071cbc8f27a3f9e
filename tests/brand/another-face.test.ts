/** A studio with a face of its own: nothing of the sample's is left in what is published. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toColors } from "#brand/colors.ts";
import { listFiles } from "#disk/files.ts";
import { SAMPLE_COLORS, type Schemes, toRgb } from "#domain/colors.ts";
import { build, edit, makeSmallStudio } from "../fixtures/small-studio.ts";
import { colorAt, decodeRgb } from "../images/pictures.ts";

const COLORS: Schemes = {
  light: { wall: "#f3ead9", paper: "#fff9e8", ink: "#2b1d3a", accent: "#7a2a6b", sold: "#9a3b00" },
  dark: { wall: "#1c1426", paper: "#2a2036", ink: "#f4e9ff", accent: "#e6a6ff", sold: "#ffae5c" },
};
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 12 12 1l11 11-11 11z"/></svg>';
const BRAND = {
  word: "Atelier",
  mark: "brand/mark.svg",
  colors: COLORS,
  fonts: { display: "brand/display.woff2", text: "brand/text.woff2" },
  dots: false,
  notFound: "The ink has wandered off.",
};

let studio: string;
let files: Map<string, Buffer>;

const read = (name: string) => (files.get(name) as Buffer).toString();
const find = (pattern: RegExp) => [...files.keys()].filter((name) => pattern.test(name));

beforeAll(() => {
  studio = makeSmallStudio();
  edit(studio, "studio.yaml", (whole) => ({ ...whole, brand: BRAND }));
  mkdirSync(join(studio, "images/brand"));
  writeFileSync(join(studio, "images/brand/mark.svg"), MARK);
  cpSync("renderer/fonts/figtree-var.woff2", join(studio, "images/brand/display.woff2"));
  cpSync("renderer/fonts/gowun-batang-400.woff2", join(studio, "images/brand/text.woff2"));
  build(studio);
  const site = join(studio, "dist/client");
  files = new Map(
    listFiles(site).map((path) => [path.replaceAll("\\", "/"), readFileSync(join(site, path))]),
  );
}, 300_000);
afterAll(() => rmSync(studio, { recursive: true }));

describe("colors", () => {
  const olds = Object.values(toColors(SAMPLE_COLORS)).flatMap((colors) =>
    Object.values(colors).filter((value) => value.startsWith("#")),
  );

  test("none of the sample's colors is left in any text", () => {
    const texts = find(/\.(html|css|js|svg|xml|webmanifest|json)$/);
    expect(texts.length).toBeGreaterThan(15);
    const left = texts.flatMap((name) =>
      olds.filter((old) => read(name).toLowerCase().includes(old)).map((old) => `${name}: ${old}`),
    );
    expect(left).toEqual([]);
  });

  test("are in the pages, favicon and web manifest", () => {
    const home = read("index.html");
    for (const { wall, ink, accent } of Object.values(COLORS))
      for (const color of [wall, ink, accent]) expect(home).toContain(color);
    expect(JSON.parse(read("site.webmanifest"))).toMatchObject({
      background_color: COLORS.light.wall,
      theme_color: COLORS.light.wall,
    });
    expect(home).toContain(`<meta name="theme-color" content="${COLORS.dark.wall}"`);
    expect(read("favicon.svg")).toContain(COLORS.dark.ink);
  });

  test("are those of icons, cards and drawings", async () => {
    const icon = await decodeRgb(files.get("icon-512.png") as Buffer);
    expect(colorAt(icon, 4, 4)).toEqual(toRgb(COLORS.light.wall));
    expect(colorAt(icon, 256, 256)).toEqual(toRgb(COLORS.light.ink));
    const [card = ""] = find(/^cards\/.*-design-/);
    const picture = await decodeRgb(files.get(card) as Buffer);
    expect(colorAt(picture, 20, 315)).toEqual(nearly(COLORS.light.wall));
    expect(colorAt(picture, 80, 60)).toEqual(nearly(COLORS.light.paper));
    for (const name of find(/^images\/.*-tile-\d+\.webp$/))
      expect(colorAt(await decodeRgb(files.get(name) as Buffer), 2, 2)).toEqual(nearly(COLORS.light.paper));
  });
});

test("the mark is that of header, favicon and print", () => {
  const [dots = ""] = /(?<=--dots:url\("data:image\/svg\+xml,)[^"]*/.exec(read("info/index.html")) ?? [];
  for (const drawing of [decodeURIComponent(dots), read("favicon.svg")]) {
    expect(drawing).toContain("M1 12 12 1l11 11-11 11z");
    expect(drawing).not.toContain("circle");
  }
});

test("without dots, icons are lines", () => {
  expect(read("index.html")).toMatch(/ \[stroke-dasharray\]\{[^}]*stroke-dasharray:none/);
});

test("the two fonts are cut, preloaded, and the only ones", () => {
  const fonts = find(/\.woff2$/);
  expect(fonts.map((name) => /(display|text)\./.exec(name)?.[1]).sort()).toEqual(["display", "text"]);
  for (const name of fonts)
    expect(read("about/index.html")).toMatch(new RegExp(`rel="preload" href="/${name}"`));
  expect(read("about/index.html")).not.toMatch(/Gowun|Figtree/);
});

test("words are those of studio.yaml", () => {
  expect(read("index.html")).toMatch(/<b[^>]*>Atelier<\/b>/);
  expect(read("index.html")).toContain('aria-label="Atelier, Paper Lantern, home"');
  expect(read("404.html")).toContain("The ink has wandered off.");
});

/** Allows for the noise of a photo's paper, and of lossy coding. */
function nearly(color: string) {
  return toRgb(color).map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) <= 6));
}
