/** Real touch input: touch and pointer events with their default actions. */
import type { Locator, Page } from "@playwright/test";
import { boxOf, endTransition } from "./screen.ts";

type Path = {
  /** Positions along the element's width, 0 to 1. */
  from: number;
  to: number;
  /** Position along its height. */
  at?: number;
};

type Point = { x: number; y: number };

const MOVES = 8;

export async function swipe(page: Page, element: Locator, { from, to, at = 0.5 }: Path): Promise<void> {
  await endTransition(page);
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(element);
  await moveFingers(page, (part) => [{ x: x + width * (from + (to - from) * part), y: y + height * at }]);
}

/** Moves two fingers, mirrored at the middle of an element. */
export async function spread(page: Page, element: Locator, from: Point, to: Point): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const middle = { x: x + width / 2, y: y + height / 2 };
  await moveFingers(page, (part) =>
    [-1, 1].map((side, id) => ({
      id,
      x: middle.x + side * (from.x + (to.x - from.x) * part),
      y: middle.y + side * (from.y + (to.y - from.y) * part),
    })),
  );
}

/** Moves fingers along a path; `placeAt` takes the part of the way, 0 to 1. */
async function moveFingers(page: Page, placeAt: (part: number) => Point[]): Promise<void> {
  const fingers = await createFingers(page);
  await fingers.down(...placeAt(0));
  for (let move = 1; move <= MOVES; move++) await fingers.move(...placeAt(move / MOVES));
  await fingers.up();
}

/** Returns functions that put fingers down, move them and lift them. */
export async function createFingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (...at: Point[]) => send("touchStart", at),
    move: (...to: Point[]) => send("touchMove", to),
    up: () => send("touchEnd", []),
    /** Ends the touch without the momentum of a fling. */
    cancel: () => send("touchCancel", []),
  };
}
