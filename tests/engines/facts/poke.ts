/** Poking a drawing dot by dot. */
import { expect } from "vitest";
import { count, eventually, type Facts } from "../fact.ts";
import type { View } from "../view.ts";

const PATH = "/design/1/";
const BUTTON = "[data-poke=button]";
const DRAWING = "[data-poke=drawing]";

const STENCIL = "[data-plate] canvas";

const readCount = () => {
  const words = document.querySelector("[data-poke=line]")?.textContent ?? "";
  return Number(/^dot ([\d,]+)/.exec(words)?.[1]?.replace(",", ""));
};

/** Measures the share of the paper's pixels that are holes. */
const shareOfHoles = (view: View) =>
  view.run((stencil) => {
    const canvas = document.querySelector<HTMLCanvasElement>(stencil);
    const { width = 0, height = 0 } = canvas ?? {};
    const { data = [] } = canvas?.getContext("2d")?.getImageData(0, 0, width, height) ?? {};
    return data.filter((value, index) => index % 4 === 3 && value === 0).length / width / height;
  }, STENCIL);

export const poke: Facts = {
  "the keyboard pokes a drawing by tenths until all of it shows": async ({ open, view }) => {
    await open(PATH);
    await view.run((one) => document.querySelector<HTMLElement>(one)?.focus(), BUTTON);
    await view.press("Enter");
    await eventually(view, readCount).toBeGreaterThan(900);
    const tenth = await shareOfHoles(view);
    expect(tenth).toBeGreaterThan(0.005);
    await view.press("Enter");
    await eventually(view, readCount).toBeGreaterThan(1900);
    expect(await shareOfHoles(view)).toBeGreaterThan(1.5 * tenth);
    await view.click("[data-plate] button", "Show all");
    await count(view, STENCIL).toBe(0);
  },
  "a press pokes a drawing while it lasts, and Escape restores the drawing": async ({ open, view }) => {
    await open(PATH);
    const hold = (type: string) =>
      view.run(
        (one, name) =>
          document.querySelector(one)?.dispatchEvent(
            new PointerEvent(name, {
              isPrimary: true,
              button: 0,
              clientX: 300,
              clientY: 400,
              bubbles: true,
            }),
          ),
        DRAWING,
        type,
      );
    await hold("pointerdown");
    await eventually(view, readCount).toBeGreaterThan(400);
    await hold("pointerup");
    const rested = await view.run(readCount);
    await view.run(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await view.run(readCount)).toBe(rested);
    await view.press("Escape");
    await count(view, STENCIL).toBe(0);
  },
};
