import { expect, test } from "vitest";
import { decodingMemory, Memory } from "#images/memory.ts";
import { readHeader } from "#images/pixels/render.ts";
import { paintPicture, toSharp } from "./pictures.ts";

/** Starts works of these sizes at once; each waits to be ended. `running` are the sizes of those that have begun. */
function begin(memory: Memory, sizes: number[]) {
  const running: number[] = [];
  const works = sizes.map((size) => {
    let end: (error?: Error) => void = () => {};
    const done = memory.hold(size, () => {
      running.push(size);
      return new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      });
    });
    return { end: (error?: Error) => end(error), done };
  });
  return { running, works, settle: () => new Promise(setImmediate) };
}

test("works at once as long as there is room", async () => {
  const { running, settle } = begin(new Memory(100), [30, 30, 30, 30]);
  await settle();
  expect(running).toEqual([30, 30, 30]);
});

test("works in the order of asking: a large one is not passed by small ones", async () => {
  const { running, works, settle } = begin(new Memory(100), [60, 90, 10]);
  await settle();
  expect(running).toEqual([60]);
  works[0]?.end();
  await settle();
  expect(running).toEqual([60, 90, 10]);
});

test("what needs more than there is works alone", async () => {
  const { running, works, settle } = begin(new Memory(100), [500, 1]);
  await settle();
  expect(running).toEqual([500]);
  works[0]?.end();
  await settle();
  expect(running).toEqual([500, 1]);
});

test("gives back what failed", async () => {
  const { running, works, settle } = begin(new Memory(100), [100, 100]);
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
  ["one with whole colour", "jpeg", { progressive: true, chromaSubsampling: "4:4:4" }, 594],
  ["a PNG", "png", {}, 30],
  ["an interlaced PNG", "png", { progressive: true }, 297],
  ["a WebP", "webp", {}, 396],
  ["an AVIF", "avif", { effort: 0 }, 1782],
  ["an AVIF of ten bits", "avif", { effort: 0, bitdepth: 10 }, 2376],
] as const)("knows what %s takes", async (_, format, options, megabytes) => {
  const photo = toSharp(paintPicture(16, 16, () => [120, 90, 60]));
  const header = await readHeader(await photo.toFormat(format, options).toBuffer());
  expect(decodingMemory({ ...header, width: 9900, height: 10_000 }) / 1e6).toBe(megabytes);
});
