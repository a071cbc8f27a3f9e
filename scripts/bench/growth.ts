/** Shows how the costs of a build grow with the number of designs and works. Their photos are cached copies. */

import { copyFileSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { IMAGES } from "#content/files.ts";
import { buildOf, copyStudio, editYaml } from "./copy-studio.ts";
import { runMeasured } from "./run-measured.ts";

const FOLDER = ".cache/bench/growth";
const COUNTS = [100, 300, 1000, 3000];

type Numbered = { id: number; title: string };
type Drawn = Numbered & { image: string };
type Portfolio = { works: (Numbered & { src: string; design?: number })[] };

export function benchGrowth(root: string): void {
  const rows = COUNTS.map((count) => measureCount(root, count));
  console.table(Object.fromEntries(COUNTS.map((count, index) => [`${count} designs`, rows[index]])));
}

function measureCount(root: string, count: number) {
  rmSync(FOLDER, { recursive: true, force: true });
  copyStudio(root, FOLDER);
  const catalogue = join(FOLDER, "catalogue.yaml");
  editYaml<Drawn[]>(catalogue, (designs) => repeat(designs, "image", count));
  editYaml<Portfolio>(join(FOLDER, "portfolio.yaml"), ({ works, ...rest }) => ({
    ...rest,
    works: repeat(works, "src", Math.round(count / 2.3)).map(({ design: _, ...work }) => work),
  }));
  runMeasured(buildOf(FOLDER));
  rmSync(join(FOLDER, "dist"), { recursive: true });
  const whole = runMeasured(buildOf(FOLDER));
  editYaml<Numbered[]>(catalogue, ([first, ...rest]) => [{ ...(first as Numbered), title: "Word" }, ...rest]);
  const word = runMeasured(buildOf(FOLDER));
  const site = join(FOLDER, "dist/client");
  return {
    "build, CPU s": round(whole.cpuSeconds),
    "build, MB": Math.round(whole.peakMegabytes),
    "one word, CPU s": round(word.cpuSeconds),
    "one word, MB": Math.round(word.peakMegabytes),
    files: readdirSync(site, { recursive: true }).length,
    "Home, KB": kilobytes(join(site, "index.html")),
    "Designs, KB": kilobytes(join(site, "designs/index.html")),
    "a design, KB": kilobytes(join(site, "design/1/index.html")),
    "sitemap, MB": round(statSync(join(site, "sitemap.xml")).size / 1e6),
  };
}

/** Each entry has a photo of its own, named by `photo`. */
function repeat<Photo extends string, T extends Numbered & Record<Photo, string>>(
  entries: readonly T[],
  photo: Photo,
  count: number,
): T[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as T;
    const round = Math.floor(index / entries.length) + 1;
    if (round === 1) return { ...entry, id: index + 1 };
    const copy = entry[photo].replace(/\.\w+$/, (extension) => `-${round}${extension}`);
    copyFileSync(join(FOLDER, IMAGES, entry[photo]), join(FOLDER, IMAGES, copy));
    return { ...entry, id: index + 1, title: `${entry.title}${round}`, [photo]: copy };
  });
}

const round = (value: number) => Number(value.toFixed(1));

/** In Brotli. */
const kilobytes = (path: string) => round(brotliCompressSync(readFileSync(path)).length / 1000);
