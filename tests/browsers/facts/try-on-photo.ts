/** A design on one's own skin: what axe finds, and what leaves the page. */
import { existsSync } from "node:fs";
import axe from "axe-core";
import sharp from "sharp";
import { expect } from "vitest";
import { findBroken } from "../../e2e/axe.ts";
import { SITE } from "../../fixtures/studio.ts";
import { makeRamp, PHOTO } from "../../try-on-model.ts";
import { eventually, type Facts, focus } from "../fact.ts";
import { drop, openDialog } from "../try-on.ts";
import type { View } from "../view.ts";

/** In the light color scheme; `tests/e2e` covers the dark one. */
const findViolations = async (view: View) => {
  await view.run(new Function(axe.source) as () => void);
  return view.run(findBroken, null);
};

export const tryOnPhoto: Facts = {
  "axe finds nothing in any state of the dialog": async ({ view, site }) => {
    await openDialog(view, site.origin);
    expect(await findViolations(view)).toEqual([]);
    await drop(view, Buffer.from("%PDF-1.7"), "application/pdf");
    await eventually(view, () => document.querySelector("dialog [role=alert]")?.textContent).toContain(
      "This file cannot be opened",
    );
    expect(await findViolations(view)).toEqual([]);
    await drop(view, await makeRamp());
    await focus(view).toMatch(/on your photo$/);
    await view.click("dialog summary", "Book this design");
    expect(await findViolations(view)).toEqual([]);
    await view.click("dialog button", "Set the size");
    await focus(view).toBe("Start of the line");
    expect(await findViolations(view)).toEqual([]);
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
    // A GET of an existing file without a query carries nothing. What the page's policy blocks is a fault.
    const asked = await view.run(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const requests = [...site.requests.slice(before), ...asked.map((name) => `GET ${name}`)];
    const isFile = (request: string) => existsSync(SITE + request.replace(site.origin, "").slice(4));
    expect(requests.filter((request) => !request.startsWith("GET blob:") && !isFile(request))).toEqual([]);
    expect(await view.run(() => (window as unknown as { faults: string[] }).faults)).toEqual([]);
  },
};
