/** A made-up drawing on a made-up photo: the composed pixels. */
import { expect } from "vitest";
import { type Expected, FLAT, findWrongPixels, makeBox, makeRamp, REAL_SIZE } from "../../try-on-model.ts";
import { type Facts, focus } from "../fact.ts";
import { startSite } from "../site.ts";
import { drop, openDialog } from "../try-on.ts";
import type { View } from "../view.ts";

/** React hears of a value only when it is set past its own setter. */
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

export const tryOnPixels: Facts = {
  "a drawing on a photo is what the model says: flat, turned, bent, and at its real size": async ({
    view,
  }) => {
    const site = await startSite(makeBox);
    try {
      await openDialog(view, site.origin);
      await drop(view, await makeRamp());
      await focus(view).toMatch(/on your photo$/);
      const aspectRatio = await view.run(() => {
        const { offsetWidth, offsetHeight } = document.querySelector(
          "dialog :has(> [data-handle])",
        ) as HTMLElement;
        return offsetWidth / offsetHeight;
      });
      const expectPixels = (placement: Expected["placement"]) =>
        expect
          .poll(async () => findWrongPixels(await captureCanvas(view), { placement, aspectRatio }))
          .toEqual([]);
      await slide(view, "Curve", 0);
      await expectPixels(FLAT);
      await slide(view, "Turn", 30);
      await expectPixels({ ...FLAT, turn: 30 });
      await slide(view, "Curve", 80);
      const bent = { ...FLAT, turn: 30, curve: 0.8 };
      await expectPixels(bent);
      await view.click("dialog button", "Set the size");
      await view.click("dialog button", "Use this size");
      await expectPixels({ ...bent, size: REAL_SIZE });
    } finally {
      site.close();
    }
  },
};
