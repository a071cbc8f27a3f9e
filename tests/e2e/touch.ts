/** Fingers, as the browser's own input makes them: touch and pointer events, with their default actions. */
import type { Locator, Page } from "@playwright/test";
import { endTransition } from "./frames.ts";

type Path = {
  /** Along the element's width, 0 to 1. */
  from: number;
  to: number;
  /** Along its height. */
  at?: number;
};

const MOVES = 8;

/** One finger across an element. */
export async function swipe(page: Page, element: Locator, { from, to, at = 0.5 }: Path): Promise<void> {
  await endTransition(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe.");
  const session = await page.context().newCDPSession(page);
  const point = (part: number) => ({
    x: box.x + box.width * (from + (to - from) * part),
    y: box.y + box.height * at,
  });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [point(part)] });
  await touch("touchStart", 0);
  for (let move = 1; move <= MOVES; move++) await touch("touchMove", move / MOVES);
  await touch("touchEnd", 1);
  await session.detach();
}
