/** Work that runs again only for other arguments. */
import { expect, test, vi } from "vitest";
import { latest } from "#pages/design/@id/try/latest.ts";

test("runs once for equal arguments, again for others, and forgets earlier ones", () => {
  const work = vi.fn((name: string, count: number) => `${count} ${name}`);
  const remembered = latest(work);
  const found = [remembered("dots", 1), remembered("dots", 1), remembered("dots", 2), remembered("dots", 1)];
  expect(found).toEqual(["1 dots", "1 dots", "2 dots", "1 dots"]);
  expect(work).toHaveBeenCalledTimes(3);
});
