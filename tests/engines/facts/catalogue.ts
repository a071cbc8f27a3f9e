/** The remembered view, and the panels. */
import { expect } from "vitest";
import { address, count, type Facts, focus, type Scene } from "../fact.ts";

const ALL = 17;
const COLORED = 6;
const TILES = "#designs > li:not([hidden])";

const prices = ({ view }: Scene) =>
  view.run(() =>
    [...document.querySelectorAll("#designs > li:not([hidden])")]
      .flatMap(({ textContent }) => textContent.match(/(?<=\$)[\d,]+/) ?? [])
      .map((price) => Number(price.replace(",", ""))),
  );

async function openPanel({ view }: Scene, name: string): Promise<void> {
  await view.click("[aria-haspopup=dialog]", name);
  await count(view, "[role=dialog]:popover-open").toBe(1);
}

/** Sorts from high to low, and filters by color. */
async function chooseView(scene: Scene): Promise<void> {
  await openPanel(scene, "Sort");
  await scene.view.click("[role=dialog]:popover-open label", "Price: high to low");
  await scene.view.press("Escape");
  await openPanel(scene, "Filter");
  await scene.view.click("[role=dialog]:popover-open label", "Color Ink");
  await scene.view.press("Escape");
  await address(scene.view).toContain("ink=color&sort=desc");
}

export const catalogue: Facts = {
  "a chosen view returns on the next visit, after a reload and on Back from a design, until Clear": async (
    scene,
  ) => {
    await scene.open("/designs/");
    await count(scene.view, TILES).toBe(ALL);
    await chooseView(scene);
    await scene.open("/designs/");
    await count(scene.view, TILES).toBe(COLORED);
    await scene.view.reload();
    await count(scene.view, TILES).toBe(COLORED);
    await scene.view.click(`${TILES} a`);
    await address(scene.view).toMatch(/^\/design\/\d+\/$/);
    await scene.view.back();
    await address(scene.view).toContain("/designs/?ink=color&sort=desc");
    await count(scene.view, TILES).toBe(COLORED);
    const sorted = await prices(scene);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    // The page transition after Back blocks clicks.
    await scene.open("/designs/");
    await count(scene.view, TILES).toBe(COLORED);
    await openPanel(scene, "Filter (1)");
    await scene.view.click("[role=dialog]:popover-open button", "Clear");
    await count(scene.view, TILES).toBe(ALL);
  },
  "a dropdown closes on Escape, which returns the focus, on a click outside, and on Tab": async (scene) => {
    await scene.open("/designs/");
    await openPanel(scene, "Filter");
    await scene.view.press("Escape");
    await count(scene.view, "[role=dialog]:popover-open").toBe(0);
    await focus(scene.view).toBe("Filter");
    await openPanel(scene, "Sort");
    await scene.view.clickAt(8, 140);
    await count(scene.view, "[role=dialog]:popover-open").toBe(0);
    await openPanel(scene, "Filter");
    await scene.view.run(() =>
      [...document.querySelectorAll<HTMLElement>("[role=dialog]:popover-open button")].at(-1)?.focus(),
    );
    await scene.view.press("Tab");
    await count(scene.view, "[role=dialog]:popover-open").toBe(0);
    await focus(scene.view).toBe("Book Now");
  },
};
