/** "On your own skin": opening and closing, photos of all kinds, hands, and the last step. tests/engines has the pixels and the keys. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { blockCanvas, blockWebgl } from "../support/page/lacks.ts";
import { block, holdBack } from "../support/page/network.ts";
import { boxOf, untilScripted } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { spread } from "../support/page/touch.ts";
import { makeRamp, PHOTO } from "../support/try-on-model.ts";
import { openDesign, previewButton } from "./page-objects/design.ts";
import {
  arm,
  button,
  choose,
  dialog,
  drawBox,
  expectOn,
  frame,
  openFitting,
  openMore,
  openTryOn,
  pick,
  problem,
  readCanvas,
  slider,
  stage,
} from "./page-objects/try-on.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Try it on your skin" });
const size = async (page: Page) => Number(await slider(page, "Size").inputValue());
const turn = async (page: Page) => Number(await slider(page, "Turn").inputValue());

test("the dialog has an address, which Back, Close and Escape leave", async ({ page }) => {
  const expectClosed = async () => {
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${toDesignPath(moonMoth)}$`));
  };
  await openTryOn(page);
  await expect(page).toHaveURL(/\?try$/);
  await page.goBack();
  await expectClosed();
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await button(page, "Close").click();
  await expectClosed();
  await expect(opener(page)).toBeFocused();
  // A double click adds one history entry.
  await opener(page).dblclick();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed();
  await page.goto(`${toDesignPath(moonMoth)}?try`);
  await button(page, "Close").click();
  await expectClosed();
  await expect(opener(page)).toBeVisible();
});

test("the dialog opens when its button is pressed before its script loads", async ({ page }) => {
  const release = await holdBack(page, "**/assets/entries/**");
  await page.goto(toDesignPath(moonMoth), { waitUntil: "commit" });
  await previewButton(page).click();
  await opener(page).click();
  await release();
  await expect(dialog(page)).toBeVisible();
});

for (const [lack, take] of [
  ["a canvas that scripts can read", blockCanvas],
  ["WebGL2", blockWebgl],
] as const)
  test(`without ${lack} there is neither button nor dialog`, async ({ page }) => {
    await take(page);
    await openDesign(page, moonMoth, "?try");
    await expect(opener(page)).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  });

test("without a connection a sentence says so, and the next press opens the dialog", async ({
  page,
  context,
}) => {
  await openDesign(page);
  await untilScripted(page);
  await previewButton(page).click();
  await context.setOffline(true);
  await opener(page).click();
  await expect(page.getByText("This could not be loaded. Try again.")).toBeVisible();
  await context.setOffline(false);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
});

test("the chosen arm is kept, and a photo can be pasted, dropped or picked", async ({ page }) => {
  const photo = await makeRamp();
  await openTryOn(page);
  for (const name of ["Light", "Medium", "Deep"]) {
    // Arrow keys go from one to the next.
    if (name !== "Light")
      await dialog(page).locator("[name=arm]:focus, [name=arm]:checked").press("ArrowRight");
    await expect(arm(page, name)).toBeChecked();
    await expectOn(page, "an arm");
    await expect(slider(page, "Size")).toHaveAttribute("aria-valuetext", "5 in high");
    await expect(button(page, "Set the size")).toHaveCount(0);
  }
  await page.reload();
  await expect(arm(page, "Deep")).toBeChecked();

  for (const way of ["paste", "drop"])
    await test.step(way, async () => {
      await give(page, way, photo);
      await button(page, "Skip").click();
      await expectOn(page, "your photo");
    });
  await test.step("leaving the system's dialog keeps ours", async () => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setInterceptFileChooserDialog", { enabled: true, cancel: true });
    const input = dialog(page).getByLabel("Choose a photo");
    const left = input.evaluate((it) => new Promise((resolve) => it.addEventListener("cancel", resolve)));
    await button(page, "Your photo").click();
    await dialog(page).getByText("Choose a photo", { exact: true }).click();
    await left;
    await expect(page).toHaveURL(/\?try$/);
    await browser.detach();
  });
  await test.step("a file that is no photo is refused", async () => {
    await pick(page, Buffer.from("%PDF-1.7\n"));
    await expect(problem(page)).toContainText("This browser cannot open this file as a photo.");
  });
  await test.step("a photo is turned upright", async () => {
    await pick(page, await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    await expect(button(page, "Skip")).toBeVisible();
    await expect(problem(page)).toBeEmpty();
    expect(await readCanvas(page)).toMatchObject({ width: PHOTO.height, height: PHOTO.width });
  });
  await test.step("a large photo is scaled down", async () => {
    await button(page, "Skip").click();
    const large = sharp({ create: { width: 4096, height: 3072, channels: 3, background: "#c98" } });
    await choose(page, await large.jpeg().toBuffer());
    await expect.poll(() => readCanvas(page)).toMatchObject({ width: 2048, height: 1536 });
  });
});

const give = (page: Page, way: string, photo: Buffer) =>
  dialog(page).evaluate(
    (element, [type, base64]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ""), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], "arm.png", { type: "image/png" }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, dataTransfer: data }),
      );
    },
    [way, photo.toString("base64")],
  );

test("a photo replaces an arm that fails or comes late, and can still be picked when the arm has come", async ({
  page,
}) => {
  // The swatches show the same files.
  await block(page, "**/assets/static/light*");
  const releaseDeep = await holdBack(page, "**/assets/static/deep*");
  const releaseMedium = await holdBack(page, "**/assets/static/medium*");
  await openTryOn(page);
  await expect(problem(page)).toContainText("This arm could not be loaded.");
  await arm(page, "Deep").click();
  await choose(page, await makeRamp());
  await button(page, "Skip").click();
  const deep = page.waitForResponse("**/assets/static/deep*");
  await releaseDeep();
  await (await deep).finished();
  await expectOn(page, "your photo");
  await expect(problem(page)).toBeEmpty();

  await arm(page, "Medium").click();
  await button(page, "Your photo").click();
  await releaseMedium();
  await expectOn(page, "an arm");
  await expect(dialog(page).getByText("Choose a photo", { exact: true })).toBeVisible();
});

test("an arm takes no ink beside it", async ({ page }) => {
  await drawBox(page);
  await openTryOn(page);
  await arm(page, "Medium").click();
  await openMore(page);
  const { data, width } = await readCanvas(page);
  const at = (pixels: Buffer, x: number, y: number) =>
    pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3);
  await slider(page, "Curve").fill("0");
  await slider(page, "Size").fill("7.5");
  await slider(page, "Turn").fill("90");
  await expect.poll(async () => at((await readCanvas(page)).data, 660, 600)).not.toEqual(at(data, 660, 600));
  expect(at((await readCanvas(page)).data, 760, 600)).toEqual(at(data, 760, 600));
});

test("a mouse and two fingers move, size and turn the drawing, and Home undoes it", async ({ page }) => {
  await openFitting(page);
  await expect(stage(page)).toBeFocused();
  const first = await size(page);
  await spread(page, stage(page), { x: 40, y: 0 }, { x: 60, y: 40 });
  await expect.poll(() => size(page)).toBeGreaterThan(first * 1.3);
  await expect.poll(() => turn(page)).toBeGreaterThan(20);
  await stage(page).press("Home");
  await expect.poll(() => size(page)).toBe(first);

  const drag = async (from: { x: number; y: number }, right: number, down: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + right, from.y + down, { steps: 4 });
    await page.mouse.up();
  };
  const middle = await centerOf(stage(page));
  const { x, y, width, height } = await boxOf(stage(page));
  // A click beside the drawing brings it there, for visitors who cannot drag.
  const beside = { x: x + width * 0.1, y: y + height * 0.1 };
  await page.mouse.click(beside.x, beside.y);
  const across = async () => (await centerOf(frame(page))).x;
  await expect.poll(across).toBeCloseTo(beside.x, -1);
  await drag(beside, middle.x + 40 - beside.x, middle.y + 20 - beside.y);
  await expect.poll(across).toBeCloseTo(middle.x + 40, -1);
  await drag(await centerOf(page.locator("[data-handle=resize]")), 30, 30);
  await expect.poll(() => size(page)).toBeGreaterThan(first);
  await drag(await centerOf(page.locator("[data-handle=spin]")), 100, 50);
  await expect.poll(() => turn(page)).toBeGreaterThan(20);
});

async function centerOf(element: Locator) {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

test("the visitor's photo is to scale after measuring a bank card", async ({ page }) => {
  await openFitting(page);
  await expect(dialog(page).getByText("not to scale", { exact: true })).toBeVisible();
  await button(page, "Set the size").click();
  await expect(stage(page)).toBeFocused();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowDown");
  const card = await boxOf(frame(page));
  await button(page, "Use this size").click();
  await expect(slider(page, "Size")).toHaveAttribute("aria-valuetext", "5 in high");
  const drawn = await boxOf(frame(page));
  expect(drawn.height / card.width).toBeCloseTo(5 / (85.6 / 25.4), 1);
  expect(drawn.top + drawn.bottom).toBeLessThan(card.top + card.bottom);
  await slider(page, "Size").fill("3");
  await expect(dialog(page).getByText("Smaller than it was drawn for. The dots run together.")).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "Book this design" })).toHaveAttribute(
    "href",
    `/booking/?design=${moonMoth.id}`,
  );
});

test("the photo is never uploaded, and the saved picture has no metadata", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => {
        if ("shared" in window) throw new DOMException("", "NotAllowedError");
        Object.assign(window, { shared: files });
      },
    });
  });
  await openFitting(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await stage(page).press("ArrowDown");
  const [saved] = await Promise.all([page.waitForEvent("download"), button(page, "Save picture").click()]);
  expect(saved.suggestedFilename()).toBe("moon-moth-on-skin.jpg");
  const picture = await sharp(await readFile(await saved.path())).metadata();
  expect(picture).toMatchObject({ format: "jpeg", width: PHOTO.width, height: PHOTO.height });
  expect(picture.exif ?? picture.xmp ?? picture.iptc).toBeUndefined();
  await button(page, "Share").click();
  await expect.poll(() => page.evaluate(() => "shared" in window)).toBe(true);
  await expect(problem(page)).toBeEmpty();
  await button(page, "Share").click();
  // The message does not blame memory.
  await expect(problem(page)).toHaveText("This browser does not share the picture. Save it instead.");
  expect(sent).toEqual([]);
});

test("the picture returns after the graphics card loses it, and a message appears when memory runs out", async ({
  page,
}) => {
  await openFitting(page);
  await stage(page).press("ArrowLeft");
  const { data: before } = await readCanvas(page);
  await dialog(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    });
  const readDifference = async () => {
    const { data } = await readCanvas(page);
    return data.reduce((sum, value, index) => sum + Math.abs(value - (before[index] ?? 0)), 0) / data.length;
  };
  await expect.poll(readDifference).toBeLessThan(1);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await choose(page, await makeRamp());
  await expect(problem(page)).toContainText("ran out of memory");
  await button(page, "Close").click();
  await expect(dialog(page)).toBeHidden();
});
