/**
 * What the image step costs, against the least that it could cost on this machine, all in one run. Works in a
 * temporary folder, and prints the targets beside the figures.
 */
import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Content } from "#content/load-content.ts";
import { type PlannedOriginal, planOriginals } from "#domain/plan.ts";
import { IMAGES } from "#images/folders.ts";
import { makePictures } from "#images/make-pictures.ts";
import { picturesFolder } from "#images/publish.ts";
import { copyOriginals } from "./copies.ts";
import { listFirst, weighFirst } from "./first-view.ts";
import { type Measured, measure } from "./measure.ts";

const MANY = 1000;

/** `first` are the originals of the first tiles. */
type Project = { root: string; originals: PlannedOriginal[]; first: string[] };

export async function benchPictures(root: string, content: Content): Promise<void> {
  const sample = { root, originals: planOriginals(content), first: listFirst(content.catalogue) };
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    await benchSample(sample, folder);
    await benchMany(sample, join(folder, "many"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function benchSample(sample: Project, folder: string): Promise<void> {
  const copy = join(folder, "sample");
  const originals = copyOriginals(sample, copy);
  const build = (planned = originals) => measure({ kind: "pictures", root: copy, originals: planned });
  console.log(`${originals.length} photos`);
  const cold = await build();
  const limit = await measure({ kind: "limit", root: copy, originals });
  tell("limit: only decode and encode", limit);
  tell("cold", cold, `${ratio(cold.cpuSeconds, limit.cpuSeconds)} × the limit (≤ 1.05)`);
  tell("nothing changed", await build(), "(≤ 0.15 s)");
  for (const { path } of originals) utimesSync(join(copy, IMAGES, path), 1, 1);
  tell("fresh checkout: new times, same bytes", await build());
  await benchAddition({ root: copy, originals }, join(folder, "alone"));
  await tellFirstView({ ...sample, root: copy });
}

/** `alone` is a folder for the added photo by itself. */
async function benchAddition({ root, originals }: Omit<Project, "first">, alone: string): Promise<void> {
  const added = originals.slice(-1);
  await measure({ kind: "pictures", root, originals: originals.slice(0, -1) });
  const grown = await measure({ kind: "pictures", root, originals });
  const one = copyOriginals({ root, originals: added }, alone);
  const { cpuSeconds } = await measure({ kind: "pictures", root: alone, originals: one });
  tell(
    "one photo added",
    grown,
    `${(grown.cpuSeconds - cpuSeconds).toFixed(2)} s beyond that photo (≤ 0.15 s)`,
  );
}

async function benchMany(sample: Project, copy: string): Promise<void> {
  const originals = copyOriginals(sample, copy, MANY);
  const build = () => measure({ kind: "pictures", root: copy, originals });
  console.log(`${originals.length} photos`);
  const cold = await build();
  tell("cold", cold, `${Math.round(cold.peakMegabytes)} MB at most (≤ 300 MB)`);
  tell("nothing changed", await build(), "(≤ 0.3 s)");
}

async function tellFirstView({ root, originals, first }: Project): Promise<void> {
  const made = await makePictures(root, originals);
  if (Array.isArray(made)) throw new Error(made.join("\n"));
  for (const [pixelRatio, target] of [
    [1.75, 80],
    [2.625, 180],
  ] as const) {
    const view = { width: 412, height: 915, pixelRatio };
    const weight = weighFirst(first, made.manifest, { pictures: picturesFolder(root), view });
    console.log(`  the first six tiles at 412 px, ${pixelRatio}×: ${weight} KB (≤ ${target} KB)`);
  }
}

function tell(name: string, { cpuSeconds, wallSeconds, made }: Measured, remark = ""): void {
  const cores = `${ratio(cpuSeconds, wallSeconds)} cores`;
  const figures = `${cpuSeconds.toFixed(2)} CPU s in ${wallSeconds.toFixed(2)} s (${cores}), ${made} made`;
  console.log(`  ${name}: ${figures} ${remark}`.trimEnd());
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}
