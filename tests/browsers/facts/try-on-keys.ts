/** A design on one's own skin by keyboard alone, and what is spoken. */
import { expect } from "vitest";
import { eventually, type Facts, focus } from "../fact.ts";
import type { View } from "../view.ts";
import { openDialog } from "./try-on.ts";

/** What is said of the drawing. */
const state = (view: View) =>
  eventually(view, () => document.querySelector("#try-on-dialog [role=status]")?.textContent);

/** By Tab alone, to the control whose name begins so. */
async function reach(view: View, name: string): Promise<void> {
  const isThere = (beginning: string) => {
    const active = document.activeElement as HTMLInputElement;
    const text = active.ariaLabel ?? (active.labels?.[0] ?? active).textContent ?? "";
    return text.trim().startsWith(beginning);
  };
  for (let tabs = 0; tabs < 15 && !(await view.run(isThere, name)); tabs++) await view.press("Tab");
  expect(await view.run(isThere, name), name).toBe(true);
}

/** What is said of the slider that has the focus. */
const spoken = (view: View) => eventually(view, () => document.activeElement?.getAttribute("aria-valuetext"));

export const tryOnKeys: Facts = {
  "all of it works by keyboard, and is spoken": async ({ view, site }) => {
    await openDialog(view, site.origin);
    for (const name of ["Choose a photo", "Light", "Medium", "Deep"]) await reach(view, name);
    await view.press("Enter");
    await focus(view).toMatch(/on your photo$/);
    await view.press("Shift+Tab");
    await reach(view, "Close");
    await view.press("Tab", "Shift+ArrowLeft", "=", "]");
    await state(view).toBe("43% across, 50% down, size 26%, turned 3°");
    await view.press("Home");
    await state(view).toBe("50% across, 50% down, size 25%, turned 0°");
    await reach(view, "Healed");
    await view.press("ArrowLeft");
    await reach(view, "Fresh");
    await reach(view, "Set the size");
    await view.press("Enter");
    await reach(view, "Start of the line");
    await view.press("ArrowRight");
    await reach(view, "End of the line");
    await view.press("ArrowRight");
    await reach(view, "A bank card");
    await reach(view, "Use this size");
    await view.press("Enter");
    await focus(view).toMatch(/on your photo$/);
    for (const [name, key, words] of [
      ["Size", "ArrowRight", "5¼ in high"],
      ["Turn", "ArrowRight", "1°"],
    ] as const) {
      await reach(view, name);
      await view.press(key);
      await spoken(view).toBe(words);
    }
    await reach(view, "More");
    await view.press("Enter");
    for (const [name, key, words] of [
      ["Curve", "ArrowRight", "26%"],
      ["Strength", "ArrowLeft", "99%"],
    ] as const) {
      await reach(view, name);
      await view.press(key);
      await spoken(view).toBe(words);
    }
    await reach(view, "Save picture");
    await reach(view, "Another photo");
    await reach(view, "Book this design");
    await view.press("Enter");
    await reach(view, "Where on your body?");
    await reach(view, "Go to the calendar");
  },
};
