/** Sort, filter, memory, and the panels that hold them. */
import { expect } from "vitest";
import { address, count, eventually, type Facts, focus, PHONE, type Scene } from "../fact.ts";

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
  await count(view, "dialog[open]").toBe(1);
}

/** From high to low, in color. */
async function chooseView(scene: Scene): Promise<void> {
  await openPanel(scene, "Sort");
  await scene.view.click("dialog[open] label", "Price: high to low");
  await scene.view.press("Escape");
  await openPanel(scene, "Filter");
  await scene.view.click("dialog[open] label", "Color Ink");
  await scene.view.press("Escape");
  await address(scene.view).toContain("ink=color&sort=desc");
}

export const catalogue: Facts = {
  "sorts and filters, and says how many": async (scene) => {
    await scene.open("/designs/");
    await count(scene.view, TILES).toBe(ALL);
    const before = await prices(scene);
    expect(before).toEqual(before.toSorted((a, b) => a - b));
    await chooseView(scene);
    await count(scene.view, TILES).toBe(COLORED);
    await eventually(scene.view, () => document.querySelector("#design-count")?.textContent).toBe(
      "6 designs",
    );
    await count(scene.view, "button[aria-controls=filter-panel]").toBe(1);
    const after = await prices(scene);
    expect(after).toEqual(after.toSorted((a, b) => b - a));
  },
  "Clear shows all again": async (scene) => {
    await scene.open("/designs/");
    await chooseView(scene);
    await openPanel(scene, "Filter (1)");
    await scene.view.click("dialog[open] button", "Clear");
    await count(scene.view, TILES).toBe(ALL);
  },
  "a view chosen is there again on the next visit": async (scene) => {
    await scene.open("/designs/");
    await chooseView(scene);
    await scene.open("/designs/");
    await count(scene.view, TILES).toBe(COLORED);
    await scene.view.reload();
    await count(scene.view, TILES).toBe(COLORED);
  },
  "a corrupt memory falls back to the default": async (scene) => {
    await scene.open("/designs/");
    await chooseView(scene);
    await scene.view.run(() => {
      for (const name of Object.keys(localStorage)) localStorage.setItem(name, "{");
    });
    await scene.open("/designs/");
    await count(scene.view, TILES).toBe(ALL);
  },
  "a blocked memory breaks nothing": async (scene) => {
    scene.site.setScript(`for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });`);
    await scene.open("/designs/");
    await chooseView(scene);
    await count(scene.view, TILES).toBe(COLORED);
    await scene.view.reload();
    await count(scene.view, TILES).toBe(COLORED);
    expect(await scene.view.run(() => (window as { faults?: string[] }).faults)).toEqual([]);
  },
  "Back from a design returns to the same view": async (scene) => {
    await scene.open("/designs/");
    await chooseView(scene);
    await scene.view.click(`${TILES} a`);
    await address(scene.view).toMatch(/^\/design\/\d+\/$/);
    await scene.view.back();
    await address(scene.view).toContain("/designs/?ink=color&sort=desc");
    await count(scene.view, TILES).toBe(COLORED);
  },
  "a dropdown closes on Escape, and gives the focus back": async (scene) => {
    await scene.open("/designs/");
    await openPanel(scene, "Filter");
    await scene.view.press("Escape");
    await count(scene.view, "dialog[open]").toBe(0);
    await focus(scene.view).toBe("Filter");
  },
  "a dropdown closes on a click outside, and gives the focus back": async (scene) => {
    await scene.open("/designs/");
    await openPanel(scene, "Sort");
    await scene.view.clickAt(8, 140);
    await count(scene.view, "dialog[open]").toBe(0);
    await focus(scene.view).toBe("Sort");
  },
  "Tab leaves a dropdown for what comes next": async (scene) => {
    await scene.open("/designs/");
    await openPanel(scene, "Filter");
    await scene.view.run(() =>
      [...document.querySelectorAll<HTMLElement>("dialog[open] button")].at(-1)?.focus(),
    );
    await scene.view.press("Tab");
    await count(scene.view, "dialog[open]").toBe(0);
    await focus(scene.view).toBe("Book Now");
  },
  "a sheet rises from the bottom of a phone, with its title": async (scene) => {
    await scene.view.resize(PHONE);
    await scene.open("/designs/");
    await openPanel(scene, "Filter");
    await count(scene.view, "dialog[open] h2").toBe(1);
    await eventually(
      scene.view,
      () => innerHeight - (document.querySelector("dialog[open]")?.getBoundingClientRect().bottom ?? 0),
    ).toBe(0);
    await scene.view.click("dialog[open] button", "Close");
    await count(scene.view, "dialog[open]").toBe(0);
  },
};
