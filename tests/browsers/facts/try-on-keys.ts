/** "On your own skin" by keyboard alone, and what screen readers say. */
import { expect } from "vitest";
import { eventually, type Facts, focus } from "../fact.ts";
import type { View } from "../view.ts";
import { openDialog } from "./try-on.ts";

/** Reads the spoken description of the drawing. */
const state = (view: View) =>
  eventually(view, () => document.querySelector("#try-on-dialog [role=status]")?.textContent);

/** Presses Tab until a control whose name begins so has the focus. */
async function reach(view: View, name: string): Promise<void> {
  const isThere = (beginning: string) => {
    const active = document.activeElement as HTMLInputElement;
    const text = active.ariaLabel ?? (active.labels?.[0] ?? active).textContent ?? "";
    return text.trim().startsWith(beginning);
  };
  for (let tabs = 0; tabs < 15 && !(await view.run(isThere, name)); tabs++) await view.press("Tab");
  expect(await view.run(isThere, name), name).toBe(true);
}

/** Reads the focused slider's spoken value. */
const spoken = (view: View) => eventually(view, () => document.activeElement?.getAttribute("aria-valuetext"));

export const tryOnKeys: Facts = {
  "everything works by keyboard and is spoken": async ({ view, site }) => {
    await openDialog(view, site.origin);
    await focus(view).toMatch(/on an arm$/);
    for (const name of ["Light", "Medium", "Deep"]) await reach(view, name);
    await view.press("Enter");
    await focus(view).toMatch(/on an arm$/);
    await view.press("Shift+Tab");
    await reach(view, "Close");
    await view.press("Tab", "Home");
    await state(view).toBe("52% across, 55% down, size 5 in high, turned 8°");
    await view.press("Shift+ArrowLeft", "=", "]");
    await state(view).toBe("45% across, 55% down, size 5¼ in high, turned 11°");
    await view.press("Home");
    await reach(view, "Your photo");
    await reach(view, "Healed");
    await view.press("ArrowLeft");
    await reach(view, "Fresh");
    for (const [name, key, words] of [
      ["Size", "ArrowRight", "5¼ in high"],
      ["Turn", "ArrowRight", "9°"],
    ] as const) {
      await reach(view, name);
      await view.press(key);
      await spoken(view).toBe(words);
    }
    await reach(view, "More");
    await view.press("Enter");
    for (const [name, key, words] of [
      ["Curve", "ArrowRight", "93%"],
      ["Strength", "ArrowLeft", "99%"],
    ] as const) {
      await reach(view, name);
      await view.press(key);
      await spoken(view).toBe(words);
    }
    await reach(view, "Save picture");
    await reach(view, "Book this design");
  },
};
