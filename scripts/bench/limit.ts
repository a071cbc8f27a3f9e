/**
 * The bare limit: decode every original once, and encode every derivative that a build has made, nothing else.
 * The pixels of a derivative are had by decoding it, which costs as well: that is measured apart and not counted.
 */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { type PlannedOriginal, planRecipes } from "#domain/plan.ts";
import { IMAGES } from "#images/folders.ts";
import { baseSize } from "#images/pixels/derive.ts";
import { decode, encodeLossless, encodeLossy, readHeader } from "#images/pixels/render.ts";
import { picturesFolder } from "#images/publish.ts";
import { chunkNames } from "#images/webp/chunks.ts";

/** `spared`: processor seconds that went into decoding derivatives. */
export async function makeBarely(root: string, originals: readonly PlannedOriginal[]) {
  const concurrency = availableParallelism() + 1;
  const files = readdirSync(picturesFolder(root)).map((name) => join(picturesFolder(root), name));
  const before = process.cpuUsage();
  await pMap(files, (file) => decodeAgain(file), { concurrency });
  const { user, system } = process.cpuUsage(before);
  const spared = (user + system) / 1e6;
  await pMap(originals, (original) => decodeOriginal(root, original), { concurrency });
  await pMap(files, (file) => encodeAgain(file), { concurrency });
  /** Once in the measurement of the decoding itself, once before each encoding. */
  return { made: files.length, spared: 2 * spared };
}

async function decodeOriginal(root: string, { path, roles }: PlannedOriginal): Promise<void> {
  const bytes = readFileSync(join(root, IMAGES, path));
  const header = await readHeader(bytes);
  await decode(bytes, baseSize(header, planRecipes(roles, header)));
}

/** Nothing is kept: three thousand pictures would not fit into memory. */
async function decodeAgain(file: string): Promise<void> {
  await pixelsOf(readFileSync(file));
}

async function encodeAgain(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const picture = await pixelsOf(bytes);
  await (chunkNames(bytes).includes("VP8L") ? encodeLossless(picture) : encodeLossy(picture));
}

const pixelsOf = async (bytes: Uint8Array) => decode(bytes, await readHeader(bytes));
