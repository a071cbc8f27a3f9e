import { expect, test } from "vitest";
import { decodingMemory, holdMemory } from "#pictures/memory";
import { readMetadata } from "#pictures/render";
import { paintPicture, toSharp } from "./pictures.ts";

/** Starts work of these sizes, in megabytes, that fails or ends one by one. Returns which sizes ran together. */
async function runTogether(sizes: number[]): Promise<number[][]> {
  const running: number[] = [];
  const together: number[][] = [];
  const work = (size: number) => async () => {
    running.push(size);
    await new Promise(setImmediate);
    together.push([...running]);
    running.splice(running.indexOf(size), 1);
    if (size % 2 === 1) throw new Error("damaged");
  };
  await Promise.allSettled(sizes.map((size) => holdMemory(size * 1e6, work(size))));
  return together;
}

test.each([
  [
    "as much work as there is room for",
    [210, 210, 210, 210],
    [[210, 210, 210], [210, 210, 210], [210, 210], [210]],
  ],
  ["work in order: small work does not overtake large work", [400, 600, 100], [[400], [600], [100]]],
  [
    "work alone that needs more than there is, and frees the memory of failures",
    [5001, 641, 2],
    [[5001], [641], [2]],
  ],
])("runs %s", async (_, sizes, expected) => {
  expect(await runTogether(sizes)).toEqual(expected);
});

/** Memory in MB, for a picture of 99 megapixels. */
test.each([
  ["a JPEG", "jpeg", {}, 30],
  ["a progressive JPEG", "jpeg", { progressive: true }, 297],
  ["an interlaced PNG", "png", { progressive: true }, 297],
  ["a WebP", "webp", {}, 396],
  ["an AVIF", "avif", { effort: 0 }, 1782],
] as const)("knows how much memory %s takes", async (_, format, options, megabytes) => {
  const photo = toSharp(paintPicture(16, 16, () => [120, 90, 60]));
  const metadata = await readMetadata(await photo.toFormat(format, options).toBuffer());
  expect(decodingMemory({ ...metadata, width: 9900, height: 10_000 }) / 1e6).toBe(megabytes);
});
