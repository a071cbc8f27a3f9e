/** "On your own skin": opening and closing, photos of all kinds, hands and keys, and the last step. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { moonMoth, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { blockCanvas, blockWebgl } from "../support/page/lacks.ts";
import { block, holdBack } from "../support/page/network.ts";
import { boxOf, nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { spread } from "../support/page/touch.ts";
import { makeRamp, PHOTO } from "../support/try-on-model.ts";
import { previewButton } from "./page-objects/design.ts";
import {
  button,
  choose,
  dialog,
  drawBox,
  frame,
  openFitting,
  openMore,
  openTryOn,
  pick,
  readCanvas,
  slider,
  stage,
} from "./page-objects/try-on.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Try it on your skin" });
const size = async (page: Page) => Number(await slider(page, "Size").inputValue());
const turn = async (page: Page) => Number(await slider(page, "Turn").inputValue());

test.describe("the way in", () => {
  test("has an address that Back and Close leave and Forward returns to", async ({ page }) => {
    await openTryOn(page);
    await expect(page).toHaveURL(/\?try$/);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${toDesignPath(moonMoth)}$`));
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await button(page, "Close").click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).not.toHaveURL(/try/);

    // A double click adds one history entry.
    await opener(page).dblclick();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(toDesignPath(moonMoth));
    await page.goto(`${toDesignPath(moonMoth)}?try`);
    await button(page, "Close").click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${toDesignPath(moonMoth)}$`));
    await expect(opener(page)).toBeVisible();
  });

  test("opens when the button is pressed before its script loads", async ({ page }) => {
    const release = await holdBack(page, "**/assets/entries/**");
    await page.goto(toDesignPath(moonMoth), { waitUntil: "commit" });
    await previewButton(page).click();
    await opener(page).click();
    await release();
    await expect(dialog(page)).toBeVisible();
  });

  for (const [lack, block, design] of [
    ["an available design", () => {}, octopusArm],
    ["a canvas that scripts can read", blockCanvas, moonMoth],
    ["WebGL2", blockWebgl, moonMoth],
  ] as const)
    test(`is absent without ${lack}`, async ({ page }) => {
      await block(page);
      for (const query of ["", "?try"]) {
        await page.goto(toDesignPath(design) + query);
        await expect(opener(page)).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1, name: design.title })).toBeVisible();
      }
    });

  test("reports code that cannot be loaded, and works the next time", async ({ page }) => {
    await page.goto(toDesignPath(moonMoth));
    await previewButton(page).click();
    const unblock = await block(page, "**/assets/**");
    await opener(page).click();
    await expect(page.getByText("This could not be loaded. Try again.")).toBeVisible();
    await unblock();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});

const FIRST_ARM = "**/assets/static/light*";

test.describe("a photo", () => {
  test("starts as a sample arm: the first of three, or the last choice", async ({ page }) => {
    await openTryOn(page);
    for (const name of ["Light", "Medium", "Deep"]) {
      if (name !== "Light") await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect(stage(page)).toHaveAccessibleName(`${moonMoth.title} on an arm`);
      await expect(dialog(page)).toHaveAccessibleName(`${moonMoth.title} on an arm`);
      await expect(slider(page, "Size")).toHaveAttribute("aria-valuetext", "5 in high");
      await expect(slider(page, "Turn")).not.toHaveValue("0");
      await expect(button(page, "Set the size")).toHaveCount(0);
    }
    await openTryOn(page);
    await expect(button(page, "Deep")).toHaveAttribute("aria-pressed", "true");
  });

  test("can be chosen while the arm loads, and stays", async ({ page }) => {
    const release = await holdBack(page, FIRST_ARM);
    await openFitting(page);
    const arm = page.waitForResponse(FIRST_ARM);
    await release();
    await (await arm).finished();
    await nextFrame(page);
    await expect(stage(page)).toHaveAccessibleName(`${moonMoth.title} on your photo`);
  });

  test("can still be chosen when the arm loads meanwhile", async ({ page }) => {
    const release = await holdBack(page, FIRST_ARM);
    await openTryOn(page);
    await button(page, "Your photo").click();
    await release();
    await expect(stage(page)).toHaveAccessibleName(`${moonMoth.title} on an arm`);
    await expect(dialog(page).getByText("Choose a photo", { exact: true })).toBeVisible();
  });

  test("is requested when the arm cannot be loaded", async ({ page }) => {
    await block(page, FIRST_ARM);
    await openTryOn(page);
    await expect(dialog(page).getByRole("alert")).toContainText("This arm could not be loaded.");
    await choose(page, await makeRamp());
    await button(page, "Skip").click();
    await expect(stage(page)).toHaveAccessibleName(`${moonMoth.title} on your photo`);
    await expect(dialog(page).getByRole("alert")).toBeEmpty();
  });

  test("of a sample arm takes no ink beside the arm", async ({ page }) => {
    await drawBox(page);
    await openTryOn(page);
    await button(page, "Medium").click();
    await openMore(page);
    const { data, width } = await readCanvas(page);
    const at = (pixels: Buffer, x: number, y: number) =>
      pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3);
    await slider(page, "Curve").fill("0");
    await slider(page, "Size").fill("7.5");
    await slider(page, "Turn").fill("90");
    await expect
      .poll(async () => at((await readCanvas(page)).data, 660, 600))
      .not.toEqual(at(data, 660, 600));
    expect(at((await readCanvas(page)).data, 760, 600)).toEqual(at(data, 760, 600));
  });

  test("can be pasted or dropped", async ({ page }) => {
    const photo = (await makeRamp()).toString("base64");
    await openTryOn(page);
    for (const kind of ["paste", "drop"]) {
      await dialog(page).evaluate(
        async (element, [type, base64]) => {
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
        [kind, photo],
      );
      await button(page, "Skip").click();
      await expect(stage(page)).toHaveAccessibleName(`${moonMoth.title} on your photo`);
    }
  });

  test("of 48 megapixels is scaled down", async ({ page }) => {
    const photo = sharp({ create: { width: 8064, height: 6048, channels: 3, background: "#c98" } });
    await openTryOn(page);
    await choose(page, await photo.jpeg().toBuffer());
    await expect(stage(page)).toHaveAccessibleName(/ on your photo$/);
    expect(await readCanvas(page)).toMatchObject({ width: 2048, height: 1536 });
  });

  test("can be canceled, is refused with a sentence if it is not an image, and is turned upright", async ({
    page,
  }) => {
    await openTryOn(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setInterceptFileChooserDialog", { enabled: true, cancel: true });
    const left = dialog(page)
      .getByLabel("Choose a photo")
      .evaluate((input) => new Promise((resolve) => input.addEventListener("cancel", resolve)));
    await button(page, "Your photo").click();
    await dialog(page).getByText("Choose a photo", { exact: true }).click();
    await left;
    await expect(page).toHaveURL(/\?try$/);
    await browser.detach();

    await pick(page, Buffer.from("%PDF-1.7\n"));
    await expect(dialog(page).getByRole("alert")).toContainText(
      "This browser cannot open this file as a photo.",
    );
    await pick(
      page,
      await sharp(await makeRamp())
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    await expect(stage(page)).toHaveAccessibleName(/ on your photo$/);
    await expect(dialog(page).getByRole("alert")).toBeEmpty();
    expect(await readCanvas(page)).toMatchObject({ width: PHOTO.height, height: PHOTO.width });
  });
});

test("two fingers size and turn the drawing, and Home undoes it", async ({ page }) => {
  await openFitting(page);
  await expect(stage(page)).toBeFocused();
  const first = await size(page);
  await spread(page, stage(page), { x: 40, y: 0 }, { x: 60, y: 40 });
  await expect.poll(() => size(page)).toBeGreaterThan(first * 1.3);
  await expect.poll(() => turn(page)).toBeGreaterThan(20);
  await stage(page).press("Home");
  await expect.poll(() => size(page)).toBe(first);
});

test("a mouse moves, sizes and turns the drawing", { tag: "@desktop" }, async ({ page }) => {
  await openFitting(page);
  const middle = await centerOf(stage(page));
  const { x, y, width, height } = await boxOf(stage(page));
  const drag = async (from: { x: number; y: number }, right: number, down: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + right, from.y + down, { steps: 4 });
    await page.mouse.up();
  };
  // A click beside the drawing brings it there, for visitors who cannot drag.
  const beside = { x: x + width * 0.1, y: y + height * 0.1 };
  await page.mouse.click(beside.x, beside.y);
  const across = async () => (await centerOf(frame(page))).x;
  await expect.poll(across).toBeCloseTo(beside.x, -1);
  await drag(beside, middle.x + 80 - beside.x, middle.y + 40 - beside.y);
  await expect.poll(across).toBeCloseTo(middle.x + 80, -1);
  const first = await size(page);
  await drag(await centerOf(page.locator("[data-handle=resize]")), 60, 60);
  await expect.poll(() => size(page)).toBeGreaterThan(first);
  await drag(await centerOf(page.locator("[data-handle=spin]")), 200, 100);
  await expect.poll(() => turn(page)).toBeGreaterThan(20);
});

async function centerOf(element: Locator) {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

test("the visitor's photo is to scale after measuring a bank card, and the booking says the size", async ({
  page,
}) => {
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
  await slider(page, "Size").fill("5");
  await expect(dialog(page).getByText("Smaller than it was drawn for.")).toBeHidden();
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
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await stage(page).press("ArrowDown");
  const [saved] = await Promise.all([page.waitForEvent("download"), button(page, "Save picture").click()]);
  expect(saved.suggestedFilename()).toBe("moon-moth-on-skin.jpg");
  const picture = await sharp(await readFile(await saved.path())).metadata();
  expect(picture).toMatchObject({ format: "jpeg", width: PHOTO.width, height: PHOTO.height });
  expect(picture.exif ?? picture.xmp ?? picture.iptc).toBeUndefined();
  await button(page, "Share").click();
  await expect.poll(() => page.evaluate(() => "shared" in window)).toBe(true);
  await expect(dialog(page).getByRole("alert")).toBeEmpty();
  await button(page, "Share").click();
  // The message does not blame memory.
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "This browser does not share the picture. Save it instead.",
  );
  // The browser may prefetch the booking.
  expect(requests.filter((request) => !/^GET (blob:|.*\/booking\/\?design=1$)/.test(request))).toEqual([]);
});

test("the picture returns after the graphics card loses it, and a message appears when memory runs out", async ({
  page,
}) => {
  await openFitting(page);
  await stage(page).press("ArrowLeft");
  const { data: before } = await readCanvas(page);
  const lose = () =>
    dialog(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
      });
  await lose();
  const isLike = async () => {
    const { data } = await readCanvas(page);
    return (
      data.reduce((sum, value, index) => sum + Math.abs(value - (before[index] ?? 0)), 0) / data.length < 1
    );
  };
  await expect.poll(isLike).toBe(true);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await choose(page, await makeRamp());
  await expect(dialog(page).getByRole("alert")).toContainText("ran out of memory");
  await button(page, "Close").click();
  await expect(dialog(page)).toBeHidden();
});
