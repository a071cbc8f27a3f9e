/** A design on one's own skin: a made-up drawing on a made-up photo, pixel by pixel, and what leaves the page. */
import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect } from "vitest";
import { SITE } from "../../fixtures/studio.ts";
import {
  type Expected,
  FLAT,
  findWrongPixels,
  makeBox,
  makeRamp,
  PHOTO,
  REAL_SIZE,
} from "../../try-on-model.ts";
import { count, eventually, type Facts, focus } from "../fact.ts";
import { startSite } from "../site.ts";
import type { View } from "../view.ts";

export async function openDialog(view: View, origin: string): Promise<void> {
  await view.open(`${origin}/design/1/?try`);
  await count(view, "dialog#try-on-dialog").toBe(1);
}

/** As a file that is dropped. */
const drop = (view: View, file: Buffer) =>
  view.run((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], "arm", { type: "image/png" }));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    document.querySelector("#try-on-dialog")?.dispatchEvent(event);
  }, file.toString("base64"));

/** Once the photo has been read. */
async function skipSize(view: View): Promise<void> {
  await eventually(view, () => document.querySelector("#try-on-dialog")?.textContent).toContain("Skip");
  await view.click("dialog button", "Skip");
}

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

export const tryOn: Facts = {
  "a drawing on a photo is what the model says: flat, turned, bent, and at its real size": async ({
    view,
  }) => {
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
      const expectPixels = (placement: Expected["placement"]) =>
        expect
          .poll(async () => findWrongPixels(await captureCanvas(view), { placement, aspectRatio }))
          .toEqual([]);
      await slide(view, "Curve", 0);
      await expectPixels(FLAT);
      await slide(view, "Turn", 30);
      await expectPixels({ ...FLAT, turn: 30 });
      await slide(view, "Curve", 0.8);
      const bent = { ...FLAT, turn: 30, curve: 0.8 };
      await expectPixels(bent);
      await view.click("dialog button", "Set the size");
      await view.click("dialog button", "Use this size");
      await expectPixels({ ...bent, size: REAL_SIZE });
    } finally {
      site.close();
    }
  },
  "the photo goes nowhere while it is placed and saved, and the picture holds nothing but itself": async ({
    view,
    site,
  }) => {
    await openDialog(view, site.origin);
    const before = site.requests.length;
    await view.run(() => {
      performance.clearResourceTimings();
      // The picture is kept here instead of being downloaded.
      HTMLAnchorElement.prototype.click = () => {};
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => create(Object.assign(window, { made: blob }).made);
    });
    await drop(view, await makeRamp());
    await skipSize(view);
    await focus(view).toMatch(/on your photo$/);
    await view.press("ArrowRight");
    await view.click("dialog button", "Save picture");
    await eventually(view, () => (window as unknown as { made?: File }).made?.name).toBe(
      "moon-moth-on-skin.jpg",
    );
    const picture = await view.run(async () => {
      const { made } = window as unknown as { made: File };
      return [...new Uint8Array(await made.arrayBuffer())];
    });
    const { format, width, height, exif, xmp, iptc } = await sharp(Buffer.from(picture)).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", ...PHOTO });
    expect(exif ?? xmp ?? iptc).toBeUndefined();
    // A GET of an existing file without a query carries nothing; the booking may be prefetched. What the page's policy blocks is a fault.
    const asked = await view.run(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const requests = [...site.requests.slice(before), ...asked.map((name) => `GET ${name}`)];
    const isFile = (request: string) =>
      existsSync(
        SITE +
          request
            .replace(site.origin, "")
            .replace(/\?design=1$/, "")
            .slice(4),
      );
    expect(requests.filter((request) => !request.startsWith("GET blob:") && !isFile(request))).toEqual([]);
    expect(await view.run(() => (window as unknown as { faults: string[] }).faults)).toEqual([]);
  },
};
