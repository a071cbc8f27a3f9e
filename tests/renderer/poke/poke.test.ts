/** A drawing that is poked. tests/e2e/poke.spec.ts has what happens in a browser. */
import { expect, test } from "vitest";
import { Poke } from "#renderer/poke/poke.ts";

test("a drawing that could not be loaded stays whole, and asks for no dots", async () => {
  const drawing = { decode: () => Promise.reject(new Error("broken")), naturalWidth: 0 };
  const picture = { querySelector: () => drawing } as unknown as HTMLElement;
  const shown: string[] = [];
  await new Poke(picture, { src: "/dots.txt" }, (state) => shown.push(state)).start();
  expect(shown).toEqual(["whole"]);
});
