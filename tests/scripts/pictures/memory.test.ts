import { expect, test } from "vitest";
import { holdMemory } from "#pictures/memory.ts";

/** Starts work on originals of these sizes, in megapixels, that fails or ends one by one. Returns which sizes ran together. */
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
  await Promise.allSettled(sizes.map((size) => holdMemory({ width: size * 1000, height: 1000 }, work(size))));
  return together;
}

test.each([
  ["as much work as there is room for", [18, 18, 18, 18], [[18, 18, 18], [18, 18, 18], [18, 18], [18]]],
  ["work in order: small work does not overtake large work", [34, 48, 10], [[34], [48], [10]]],
  [
    "work alone that needs more than there is, and frees the memory of failures",
    [101, 57, 2],
    [[101], [57], [2]],
  ],
])("runs %s", async (_, sizes, expected) => {
  expect(await runTogether(sizes)).toEqual(expected);
});
