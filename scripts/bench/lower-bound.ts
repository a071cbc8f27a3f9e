/** Measures the least that pictures could cost: decoding each original and encoding each derivative once. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { picturesFolder } from "#disk/build-folder.ts";
import { SAMPLE_PAPER } from "#domain/colors.ts";
import { type PlannedOriginal, planRecipes } from "#domain/plan.ts";
import { IMAGES } from "#domain/studio-files.ts";
import { inParallel } from "#images/memory.ts";
import { baseSize } from "#images/pixels/derive.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { decode, encodeLossless, encodeLossy, readMetadata } from "#images/pixels/render.ts";
import type { Project } from "./worker.ts";

/** Derivatives in memory at once. */
const BATCH = 48;

/** In CPU seconds. The project must be built: the pixels to encode come from its derivatives, at no charge. */
export async function measureLowerBound({ root, originals }: Project): Promise<number> {
  let seconds = await timeCpu(() => inParallel(originals, (original) => decodeOriginal(root, original)));
  const folder = picturesFolder(root);
  const names = readdirSync(folder);
  while (names.length > 0) {
    const pictures = await inParallel(names.splice(0, BATCH), (name) => decodeDerivative(join(folder, name)));
    seconds += await timeCpu(() => inParallel(pictures, ({ picture, encode }) => encode(picture)));
  }
  return seconds;
}

async function decodeOriginal(root: string, { path, roles }: PlannedOriginal): Promise<void> {
  const bytes = readFileSync(join(root, IMAGES, path));
  const { autoOrient } = await readMetadata(bytes);
  await decode(bytes, baseSize(autoOrient, planRecipes(roles, autoOrient, SAMPLE_PAPER)));
}

async function decodeDerivative(file: string) {
  const bytes = readFileSync(file);
  const picture: Picture = await decode(bytes, await readMetadata(bytes));
  return { picture, encode: isLossless(bytes) ? encodeLossless : encodeLossy };
}

const isLossless = (webp: Buffer) => webp.toString("latin1", 12, 16) === "VP8L";

async function timeCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
