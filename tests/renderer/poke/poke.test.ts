/** A drawing that is poked. tests/e2e/poke.spec.ts has what happens in a browser. */
import { expect, test } from "vitest";
import { countAt, Poke } from "#renderer/poke/poke.ts";

test("a drawing that could not be loaded stays whole, and asks for no dots", async () => {
  const drawing = { decode: () => Promise.reject(new Error("broken")), naturalWidth: 0 };
  const picture = { querySelector: () => drawing } as unknown as HTMLElement;
  const shown: string[] = [];
  await new Poke(picture, { src: "/dots.txt" }, (state) => shown.push(state)).start();
  expect(shown).toEqual(["whole"]);
});

test.each([
  [16, 1],
  [1000, 7],
  [2000, 14],
  [5000, 5500],
  [8000, 11_000],
])("after %d ms, %d dots of 11,000 are poked when the first fourteen land singly", (ms, count) => {
  expect(countAt(11_000, ms, { singlyMs: 2000, wholeMs: 8000 })).toBe(count);
});
