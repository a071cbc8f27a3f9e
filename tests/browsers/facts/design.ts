/** A design's page: its preview on skin. */
import { expect } from "vitest";
import { count, eventually, type Facts, type Scene } from "../fact.ts";
import type { View } from "../view.ts";

const PATH = "/design/1/";

async function openPalette({ open, view }: Scene): Promise<void> {
  await open(PATH);
  await count(view, "#preview-on-skin").toBe(1);
  await count(view, "#skin-tones").toBe(0);
  await view.click("#preview-on-skin");
  await count(view, "#skin-tones").toBe(1);
}

const chosenTone = (view: View) =>
  eventually(view, () => document.querySelector<HTMLInputElement>("#skin-tones :checked")?.value);

const box = ({ view }: Scene, selector: string) =>
  view.run((one) => document.querySelector(one)?.getBoundingClientRect().toJSON() as DOMRect, selector);

/** Measures a place on the plate, which moves on the screen when the palette opens. */
const placeOnPlate = async (scene: Scene, selector: string) => {
  const [plate, { x, y, width, height }] = [await box(scene, "[data-plate]"), await box(scene, selector)];
  return { left: Math.round(x - plate.x), top: Math.round(y - plate.y), width, height };
};

/** Presses repeatedly, as a visitor would after a message that something could not be loaded. */
const pressUntil = (view: View, button: string, shown: string) =>
  expect
    .poll(
      async () => {
        await view.click(button).catch(() => "lies under what is shown, or in the page before");
        return view.run((one) => document.querySelectorAll(one).length, shown);
      },
      { interval: 1000, timeout: 15_000 },
    )
    .toBe(1);

export const design: Facts = {
  "each tone changes plate and picture in place, and the X restores the original": async (scene) => {
    const { view } = scene;
    await openPalette(scene);
    await chosenTone(view).toBe("original");
    const place = await placeOnPlate(scene, "[data-plate] img:first-of-type");
    const grounds = new Set<string>();
    for (const name of ["Light", "Medium", "Dark", "Darker", "Deep"]) {
      await view.click("#skin-tones label", name);
      const picture = `[data-plate] [data-tinted][src*="-${name.toLowerCase()}."]`;
      await eventually(
        view,
        (one) => document.querySelector<HTMLImageElement>(one)?.naturalWidth ?? 0,
        picture,
      ).toBeGreaterThan(0);
      await count(view, picture).toBe(1);
      expect(await placeOnPlate(scene, picture)).toEqual(place);
      grounds.add(
        await view.run(() => {
          const plate = document.querySelector("[data-plate]") as Element;
          return getComputedStyle(plate).backgroundColor;
        }),
      );
    }
    expect(grounds.size).toBe(5);
    await view.click("#skin-tones label", "Original");
    await count(view, "[data-plate] [data-tinted]").toBe(0);
    await eventually(
      view,
      () => getComputedStyle(document.querySelector("[data-plate] img:first-of-type") as Element).opacity,
    ).toBe("1");
  },
  "the palette works by arrow keys": async (scene) => {
    await openPalette(scene);
    await scene.view.run(() => document.querySelector<HTMLElement>("#skin-tones :checked")?.focus());
    await scene.view.press("ArrowRight");
    await chosenTone(scene.view).toBe("light");
    await eventually(scene.view, () => document.querySelector<HTMLElement>("#design")?.dataset.tone).toBe(
      "light",
    );
  },
  "the words that open the calibration are underlined": async ({ open, view }) => {
    await open(PATH);
    await pressUntil(view, "#true-size", "dialog[open]");
    await eventually(
      view,
      () => getComputedStyle(document.querySelector("dialog[open] summary") as Element).textDecorationLine,
    ).toBe("underline");
  },
  "a try-on that failed to load opens at the next press": async (scene) => {
    await openPalette(scene);
    scene.site.refuseOnce(/webgl2/);
    await pressUntil(scene.view, "#try-on", "dialog#try-on-dialog");
  },
};
