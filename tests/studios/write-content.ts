/** Writes a studio into a folder, with generated pictures. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parseDocument, stringify } from "yaml";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { makeStudio } from "#init/make-studio.ts";
import type { Content } from "./contents.ts";

/** What somebody answers to `npm run init`. */
const ANSWERS = {
  name: "Test Studio",
  place: "Portland, OR",
  email: "hello@test.example",
  booking: { origin: "https://app.cal.com", calLink: "test/session", namespace: "session" },
  url: "https://test.example",
  ...DEFAULT_CONVENTIONS,
};

/** Makes a new studio, and adds the entries. */
export async function writeContent(
  folder: string,
  { catalogue, portfolio, studio = {} }: Content,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  makeStudio(folder, ANSWERS, 2026);
  if (catalogue) writeFileSync(join(folder, "catalogue.yaml"), stringify(catalogue));
  if (portfolio) writeFileSync(join(folder, "portfolio.yaml"), stringify({ works: [], ...portfolio }));
  const path = join(folder, "studio.yaml");
  const document = parseDocument(readFileSync(path, "utf8"));
  for (const [key, value] of Object.entries(studio)) {
    if (value === undefined) document.deleteIn(key.split("."));
    else document.setIn(key.split("."), value);
  }
  writeFileSync(path, String(document));
  const { works = [], studio: photos = [], portrait } = portfolio ?? {};
  const named = [...(catalogue ?? []), ...works, ...photos, ...(portrait ? [portrait] : [])];
  const images = new Set(
    named.map((entry) => ("image" in entry ? entry.image : (entry as { src: string }).src)),
  );
  for (const [index, image] of [...images].entries())
    await draw(join(folder, "images", String(image)), index % DRAWINGS);
}

/** Equal files are made once, so three hundred designs take no longer than these. */
const DRAWINGS = 12;

/** Draws rings of dots on paper, with a size and a number for each drawing. */
async function draw(path: string, index: number): Promise<void> {
  const [width, height] = [
    [480, 600],
    [600, 480],
    [540, 540],
    [360, 720],
  ][index % 4] as [number, number];
  const dots = Array.from({ length: 90 }, (_, dot) => {
    const [turn, reach] = [dot * (0.4 + 0.05 * index), dot * 0.0045];
    const [x, y] = [width * (0.5 + reach * Math.cos(turn)), height * (0.5 + reach * Math.sin(turn))];
    return `<circle cx="${x}" cy="${y}" r="${3 + (dot % 5)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fdfcfa"/>${dots.join("")}</svg>`;
  await sharp(Buffer.from(svg)).jpeg().toFile(path);
}
