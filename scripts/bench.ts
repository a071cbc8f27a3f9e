/** Command: compares the cost of the pictures with a lower bound, which is to decode and encode each of them once. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IMAGES } from "#content/studio-files.ts";
import { SAMPLE_PAPER } from "#domain/colors.ts";
import { baseSize, planRecipes } from "#drawing/recipes.ts";
import { picturesFolder } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { decode, encodeDrawing, encodePhoto, readMetadata } from "#pictures/codec/codec.ts";
import { inParallel } from "#pictures/memory.ts";
import { makePictures } from "#pictures/pictures.ts";
import { type PlannedOriginal, planOriginals } from "#pictures/plan.ts";
import { loadContent } from "#studio/load.ts";
import { reportProblems } from "#studio/report.ts";

/** The number of derivatives in memory at once. */
const BATCH = 48;

const { contentFolder } = readSettings();
const { content, problems } = loadContent(contentFolder);
if (content) await benchPictures(contentFolder, planOriginals(content));
else {
  reportProblems(problems, "Nothing was measured.");
  process.exitCode = 1;
}

/** Measures a copy of the studio, whose cache is empty. */
async function benchPictures(from: string, originals: readonly PlannedOriginal[]): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    cpSync(join(from, IMAGES), join(root, IMAGES), { recursive: true });
    const make = async (some: readonly PlannedOriginal[]) => {
      const pictures = await makePictures({ root, paper: SAMPLE_PAPER }, some);
      if (!pictures.ok) throw new Error(pictures.unusable.join("\n"));
    };
    console.log(`${originals.length} photos`);
    const cold = await measure("cold", () => make(originals));
    const peak = process.resourceUsage().maxRSS / 1024;
    console.log(`  ${Math.round(peak)} MB at most`);
    await measure("nothing changed (≤ 0.15 s)", () => make(originals));
    await make(originals.slice(0, -1));
    await measure("one photo added", () => make(originals));
    const bound = await measureLowerBound(root, originals);
    console.log(`  ${(cold / bound).toFixed(2)} × the lower bound of ${bound.toFixed(2)} CPU s (≤ 1.05)`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function measure(name: string, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const cpuSeconds = await timeCpu(work);
  const seconds = (performance.now() - start) / 1000;
  console.log(`  ${name}: ${cpuSeconds.toFixed(2)} CPU s in ${seconds.toFixed(2)} s`);
  return cpuSeconds;
}

/** Measures CPU seconds. Decoding the cached derivatives, whose pixels it encodes, does not count. */
async function measureLowerBound(root: string, originals: readonly PlannedOriginal[]): Promise<number> {
  let seconds = await timeCpu(() => inParallel(originals, (original) => decodeOriginal(root, original)));
  const folder = picturesFolder(root);
  const names = readdirSync(folder).filter((name) => name.endsWith(".webp"));
  while (names.length > 0) {
    const encoders = await inParallel(names.splice(0, BATCH), (name) => decodeDerivative(join(folder, name)));
    seconds += await timeCpu(() => inParallel(encoders, (encode) => encode()));
  }
  return seconds;
}

async function decodeOriginal(root: string, { path, roles }: PlannedOriginal): Promise<void> {
  const bytes = readFileSync(join(root, IMAGES, path));
  const { autoOrient } = await readMetadata(bytes);
  await decode(bytes, baseSize(autoOrient, planRecipes(roles, autoOrient, SAMPLE_PAPER)));
}

/** Returns a function that encodes the derivative again. */
async function decodeDerivative(file: string) {
  const bytes = readFileSync(file);
  const isLossless = bytes.toString("latin1", 12, 16) === "VP8L";
  const picture = await decode(bytes, await readMetadata(bytes));
  return () => (isLossless ? encodeDrawing(bytes, SAMPLE_PAPER) : encodePhoto(picture, false));
}

async function timeCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
