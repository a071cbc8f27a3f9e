/** "On your own skin": a made-up drawing on a made-up photo, pixel by pixel, and everything by keyboard. */
import { expect } from "vitest";
import {
  type Expected,
  FLAT,
  findWrongPixels,
  makeBox,
  makeRamp,
  REAL_SIZE,
} from "../../support/try-on-model.ts";
import { count, eventually, type Facts, focus } from "../fact.ts";
import { startSite } from "../site.ts";
import type { View } from "../view.ts";

async function openDialog(view: View, origin: string): Promise<void> {
  await view.open(`${origin}/design/1/?try`);
  await count(view, "dialog#try-on-dialog").toBe(1);
}

/** Drops the file on the page. */
const drop = (view: View, file: Buffer) =>
  view.run((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], "arm", { type: "image/png" }));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    document.querySelector("#try-on-dialog")?.dispatchEvent(event);
  }, file.toString("base64"));

/** Skips measuring, once the photo has loaded. */
async function skipSize(view: View): Promise<void> {
  await eventually(view, () => document.querySelector("#try-on-dialog")?.textContent).toContain("Skip");
  await view.click("dialog button", "Skip");
}

/** Sets a slider past React's own setter, because React notices no other change. */
const slide = (view: View, label: string, value: number) =>
  view.run(
    (name, wanted) => {
      const inputs = [...document.querySelectorAll<HTMLInputElement>("dialog [type=range]")];
      const input = inputs.find(({ labels }) => labels?.[0]?.textContent?.startsWith(name));
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, wanted);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    },
    label,
    String(value),
  );

const captureCanvas = (view: View) =>
  view.run(() => (document.querySelector("dialog canvas") as HTMLCanvasElement).toDataURL());

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

export const tryOn: Facts = {
  "a drawing on a photo matches the model: flat, turned, bent, fresh and weak, moved, and at real size":
    async ({ view }) => {
      const site = await startSite(makeBox);
      try {
        await openDialog(view, site.origin);
        await drop(view, await makeRamp());
        await skipSize(view);
        await focus(view).toMatch(/on your photo$/);
        const aspectRatio = await view.run(() => {
          const { offsetWidth, offsetHeight } = document.querySelector(
            "dialog :has(> [data-handle])",
          ) as HTMLElement;
          return offsetWidth / offsetHeight;
        });
        const expectPixels = (placement: Expected["placement"], ink: Partial<Expected> = {}) =>
          expect
            .poll(async () => findWrongPixels(await captureCanvas(view), { placement, aspectRatio, ...ink }))
            .toEqual([]);
        await slide(view, "Curve", 0);
        await expectPixels(FLAT);
        await slide(view, "Turn", 30);
        await expectPixels({ ...FLAT, turn: 30 });
        await slide(view, "Curve", 0.8);
        const bent = { ...FLAT, turn: 30, curve: 0.8 };
        await expectPixels(bent);
        await view.click("dialog label", "Fresh");
        await slide(view, "Strength", 0.5);
        const weak = { look: "fresh", strength: 0.5 } as const;
        await expectPixels(bent, weak);
        await view.run(() => document.querySelector<HTMLElement>("dialog [role=application]")?.focus());
        await view.press("Shift+ArrowLeft");
        const moved = { ...bent, x: bent.x - 0.05 };
        await expectPixels(moved, weak);
        await view.click("dialog button", "Set the size");
        await view.click("dialog button", "Use this size");
        await expectPixels({ ...moved, size: REAL_SIZE }, weak);
      } finally {
        site.close();
      }
    },
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
      ["More", "Enter", ""],
      ["Curve", "ArrowRight", "93%"],
      ["Strength", "ArrowLeft", "99%"],
    ] as const) {
      await reach(view, name);
      await view.press(key);
      if (words) await spoken(view).toBe(words);
    }
    await reach(view, "Save picture");
    await reach(view, "Book this design");
  },
};
