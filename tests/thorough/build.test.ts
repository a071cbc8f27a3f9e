/** The output of a build: a site with its own brand, identical whatever was built before. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SAMPLE_COLORS, type Schemes, toRgb } from "#domain/colors.ts";
import { listFiles } from "#files/files";
import { BUILDING, DIST } from "#files/folders";
import { toColors } from "../../scripts/brand/colors.ts";
import { build, edit, makeSmallStudio } from "../fixtures/small-studio.ts";
import { colorAt, decodeRgb } from "../scripts/pictures/pictures.ts";

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
  notFound: "The ink has wandered off.",
};

const studio = makeSmallStudio();
let dist: Map<string, Buffer>;

beforeAll(async () => {
  edit(studio, "studio.yaml", (whole) => ({ ...whole, brand: BRAND, repository: undefined }));
  mkdirSync(join(studio, "images/brand"));
  writeFileSync(join(studio, "images/brand/mark.svg"), MARK);
  cpSync("renderer/styles/fonts/figtree-var.woff2", join(studio, "images/brand/display.woff2"));
  cpSync("renderer/styles/fonts/gowun-batang-400.woff2", join(studio, "images/brand/text.woff2"));
  await build(studio);
  dist = readDist();
}, 300_000);
afterAll(() => rmSync(studio, { recursive: true }));

/** Reads the files of `dist`, by path. */
function readDist(): Map<string, Buffer> {
  const folder = join(studio, "dist");
  return new Map(
    listFiles(folder).map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path))]),
  );
}

/** Reads from the site the bytes of a file, its text, and the names that match. */
const bytesOf = (name: string) => dist.get(`client/${name}`) as Buffer;
const read = (name: string) => bytesOf(name).toString();
const find = (pattern: RegExp) =>
  [...dist.keys()].flatMap((path) => path.split(/^client\//)[1] ?? []).filter((name) => pattern.test(name));

test("publishes only files that something references, and none for Vike's client routing", () => {
  const named = find(/\.(html|js|css)$/)
    .map(read)
    .join("\n");
  const assets = find(/^assets\//);
  expect(assets.length).toBeGreaterThan(20);
  expect(assets.filter((name) => !named.includes(basename(name)))).toEqual([]);
  expect(find(/pageContext|routing/)).toEqual([]);
});

test("there is no desk without a repository", () => {
  expect(find(/desk/)).toEqual([]);
  expect(read("_headers")).not.toContain("desk");
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

test("icons, cards and drawings have its colors", async () => {
  const icon = await decodeRgb(bytesOf("icon-512.png"));
  expect(colorAt(icon, 4, 4)).toEqual(toRgb(COLORS.light.wall));
  expect(colorAt(icon, 256, 256)).toEqual(toRgb(COLORS.light.ink));
  const [card = ""] = find(/^cards\/.*-design-/);
  const picture = await decodeRgb(bytesOf(card));
  expect(colorAt(picture, 20, 315)).toEqual(nearly(COLORS.light.wall));
  expect(colorAt(picture, 110, 80)).toEqual(nearly(COLORS.light.paper));
  for (const name of find(/^images\/.*-tile-\d+\.webp$/))
    expect(colorAt(await decodeRgb(bytesOf(name)), 2, 2)).toEqual(nearly(COLORS.light.paper));
});

/** Tolerates the noise of a photographed paper and of lossy encoding. */
function nearly(color: string) {
  return toRgb(color).map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) <= 6));
}

test("header, favicon and print show its mark", () => {
  const [dots = ""] = /(?<=--dots:url\("data:image\/svg\+xml,)[^"]*/.exec(read("info/index.html")) ?? [];
  for (const drawing of [decodeURIComponent(dots), read("favicon.svg")]) {
    expect(drawing).toContain("M1 12 12 1l11 11-11 11z");
    expect(drawing).not.toContain("circle");
  }
});

test("its two fonts are subset, the display face is preloaded, and there are no others", () => {
  const fonts = find(/\.woff2$/);
  expect(fonts.map((name) => /(display|text)\./.exec(name)?.[1]).sort()).toEqual(["display", "text"]);
  const preloaded = [...read("about/index.html").matchAll(/rel="preload" href="\/([^"]*\.woff2)"/g)];
  expect(preloaded.map(([, name]) => name)).toEqual(fonts.filter((name) => name.includes("display.")));
  expect(read("about/index.html")).not.toMatch(/Gowun|Figtree/);
});

test("its wordmark comes from studio.yaml", () => {
  expect(read("index.html")).toMatch(/<b[^>]*>Atelier<\/b>/);
  expect(read("index.html")).toContain('aria-label="Atelier, Paper Lantern, home"');
  expect(read("404.html")).toContain("The ink has wandered off.");
});

test("a build after one of other texts and photos, and after a killed one, leaves the same as a clean one", async () => {
  const text = readFileSync(join(studio, "catalogue.yaml"));
  edit(studio, "catalogue.yaml", ([first, second]) => [
    { ...second, price: null },
    { ...first, title: "Çiy" },
  ]);
  const images = join(studio, "images/designs");
  const photo = readFileSync(join(images, "moon-moth.jpg"));
  copyFileSync(join(images, "fern.jpg"), join(images, "moon-moth.jpg"));
  await build(studio);
  expect(findDifferences(readDist())).toContain("client/design/1/index.html");
  writeFileSync(join(studio, "catalogue.yaml"), text);
  writeFileSync(join(images, "moon-moth.jpg"), photo);
  await killBuild();
  await build(studio);
  expect(findDifferences(readDist())).toEqual([]);
  expect(existsSync(BUILDING)).toBe(false);
}, 300_000);

/** Kills a build once it has begun to write the site. */
async function killBuild(): Promise<void> {
  const env = { ...process.env, CONTENT: studio };
  const building = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env });
  await vi.waitUntil(() => existsSync(join(BUILDING, DIST)), { timeout: 120_000 });
  building.kill("SIGKILL");
  await once(building, "exit");
}

/** Lists the files in which this build and the first differ. */
function findDifferences(after: Map<string, Buffer>): string[] {
  const paths = new Set([...dist.keys(), ...after.keys()]);
  return [...paths].filter((path) => !dist.get(path)?.equals(after.get(path) ?? Buffer.of()));
}
