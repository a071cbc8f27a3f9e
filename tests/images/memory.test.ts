import { expect, test } from "vitest";
import { decodingMemory, shareMemory } from "#images/memory.ts";
import { readMetadata } from "#images/pixels/render.ts";
import { paintPicture, toSharp } from "./pictures.ts";

/** Starts work of these sizes, in megabytes, each of which waits to be ended. `running` lists the sizes that have started. */
function begin(memory: ReturnType<typeof shareMemory>, sizes: number[]) {
  const running: number[] = [];
  const works = sizes.map((size) => {
    let end: (error?: Error) => void = () => {};
    const done = memory.hold(size * 1e6, () => {
      running.push(size);
      return new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      });
    });
    return { end: (error?: Error) => end(error), done };
  });
  return { running, works, settle: () => new Promise(setImmediate) };
}

test("starts work while there is room", async () => {
  const { running, settle } = begin(shareMemory(100), [30, 30, 30, 30]);
  await settle();
  expect(running).toEqual([30, 30, 30]);
});

test("starts work in order: small work does not overtake large work", async () => {
  const { running, works, settle } = begin(shareMemory(100), [60, 90, 10]);
  await settle();
  expect(running).toEqual([60]);
  works[0]?.end();
  await settle();
  expect(running).toEqual([60, 90, 10]);
});

test("runs work alone that needs more than there is", async () => {
  const { running, works, settle } = begin(shareMemory(100), [500, 1]);
  await settle();
  expect(running).toEqual([500]);
  works[0]?.end();
  await settle();
  expect(running).toEqual([500, 1]);
});

test("releases the memory of work that failed", async () => {
  const { running, works, settle } = begin(shareMemory(100), [100, 100]);
  await settle();
  works[0]?.end(new Error("damaged"));
  await expect(works[0]?.done).rejects.toThrow("damaged");
  await settle();
  expect(running).toEqual([100, 100]);
});

/** As if the picture had 99 megapixels. In MB. */
test.each([
  ["a JPEG", "jpeg", {}, 30],
  ["a progressive JPEG", "jpeg", { progressive: true }, 297],
  ["one with whole color", "jpeg", { progressive: true, chromaSubsampling: "4:4:4" }, 594],
  ["a PNG", "png", {}, 30],
  ["an interlaced PNG", "png", { progressive: true }, 297],
  ["a WebP", "webp", {}, 396],
  ["an AVIF", "avif", { effort: 0 }, 1782],
  ["an AVIF of ten bits", "avif", { effort: 0, bitdepth: 10 }, 2376],
] as const)("knows what %s takes", async (_, format, options, megabytes) => {
  const photo = toSharp(paintPicture(16, 16, () => [120, 90, 60]));
  const metadata = await readMetadata(await photo.toFormat(format, options).toBuffer());
  expect(decodingMemory({ ...metadata, width: 9900, height: 10_000 }) / 1e6).toBe(megabytes);
});
