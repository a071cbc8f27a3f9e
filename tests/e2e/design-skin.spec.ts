/** "Preview on skin": what is fetched and when, that plate and picture change together, by keyboard, and without scripts. */
import type { Page } from "@playwright/test";
import { holdBack } from "./block.ts";
import { moonMoth, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

const TONES = ["Light", "Medium", "Dark", "Darker", "Deep"];
const TINTED = /-(light|medium|dark|darker|deep)\.webp$/;

const opener = (page: Page) => page.getByRole("button", { name: "Preview on skin" });
const tone = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const design = (page: Page) => page.locator("#design");

function countTinted(page: Page): () => string[] {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const found = TINTED.exec(request.url());
    if (found?.[1]) fetched.add(found[1]);
  });
  return () => [...fetched].toSorted();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("fetches nothing before the palette opens, and one picture for each tone then", async ({ page }) => {
  const tinted = countTinted(page);
  await page.goto(toDesignPath(moonMoth), { waitUntil: "networkidle" });
  expect(tinted()).toEqual([]);
  await opener(page).click();
  await expect(page.getByRole("radiogroup", { name: "Preview on skin" })).toBeVisible();
  await expect.poll(tinted).toEqual(["dark", "darker", "deep", "light", "medium"]);
  await expect(tone(page, "Original")).toBeChecked();
});

test("fetches only what is chosen for those who save data", async ({ page }) => {
  const tinted = countTinted(page);
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(query.includes("prefers-reduced-data") ? "all" : query);
  });
  await page.goto(toDesignPath(moonMoth));
  await opener(page).click();
  await tone(page, "Dark").check();
  await expect(design(page)).toHaveAttribute("data-tone", "dark");
  await page.waitForLoadState("networkidle");
  expect(tinted()).toEqual(["dark"]);
});

test("each tone changes plate and picture together, and the X brings the original back", {
  tag: "@both",
}, async ({ page }) => {
  // Levels of black are coded without loss, colors are not.
  await page.goto(toDesignPath(moonMoth));
  const paper = await page.locator(".plate").evaluate((plate) => getComputedStyle(plate).backgroundColor);
  const place = await page.locator(".original").boundingBox();
  await opener(page).click();
  for (const name of TONES) {
    await tone(page, name).check();
    await expect(design(page)).toHaveAttribute("data-tone", name.toLowerCase());
    const picture = page.locator(`.tinted[data-tone=${name.toLowerCase()}] img`);
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    ).toBe(true);
    expect(await picture.boundingBox()).toEqual(place);
    expect(await differFromGround(page, name)).toBeLessThanOrEqual(1);
  }
  await tone(page, "Original").check();
  await expect(page.locator(".plate")).toHaveCSS("background-color", paper);
  await expect(page.locator(".tinted:visible")).toHaveCount(0);
  await expect(page.locator(".original")).toHaveCSS("opacity", "1");
});

/** How far, at most, a channel of the tinted picture's corner is from the plate's, of 255. */
function differFromGround(page: Page, name: string): Promise<number> {
  return page
    .locator(`.tinted[data-tone=${name.toLowerCase()}] img`)
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const corner = [...(context?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
      const plate =
        getComputedStyle(image.closest(".plate") as Element)
          .backgroundColor.match(/\d+/g)
          ?.map(Number) ?? [];
      return Math.max(...corner.map((value, channel) => Math.abs(value - (plate[channel] ?? Number.NaN))));
    });
}

test("waits for the picture: until it is there, all stays as it was", async ({ page }) => {
  const release = await holdBack(page, /-deep\./);
  await page.goto(toDesignPath(moonMoth));
  const paper = await page.locator(".plate").evaluate((plate) => getComputedStyle(plate).backgroundColor);
  await opener(page).click();
  await tone(page, "Deep").check();
  await tone(page, "Light").check();
  await expect(design(page)).toHaveAttribute("data-tone", "light");
  await tone(page, "Original").check();
  await tone(page, "Deep").check();
  await expect(page.locator(".plate")).toHaveCSS("background-color", paper);
  await expect(page.locator(".tinted:visible")).toHaveCount(0);
  release();
  await expect(design(page)).toHaveAttribute("data-tone", "deep");
});

test("goes back to what is shown when a picture cannot be fetched", async ({ page }) => {
  await page.route(/-medium\./, (route) => route.abort());
  await page.goto(toDesignPath(moonMoth));
  await opener(page).click();
  await tone(page, "Medium").click();
  await expect(tone(page, "Original")).toBeChecked();
  await expect(design(page)).toHaveAttribute("data-tone", "original");
});

test("the button opens the palette and closes it, and says so", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  const palette = page.getByRole("radiogroup", { name: "Preview on skin" });
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await expect(palette).toBeHidden();
  for (const isOpen of [true, false, true]) {
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute("aria-expanded", String(isOpen));
    await expect(palette).toBeVisible({ visible: isOpen });
  }
});

test("a palette that was opened before its module came is not closed by it", async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto(toDesignPath(moonMoth), { waitUntil: "domcontentloaded" });
  await opener(page).click();
  await tone(page, "Dark").check();
  await expect(page.locator(".plate")).toHaveCSS("background-color", "rgb(180, 127, 87)");
  release();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await expect(design(page)).toHaveAttribute("data-tone", "dark");
  await expect(tone(page, "Dark")).toBeVisible();
});

test("works by keyboard alone", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(tone(page, "Original")).toBeFocused();
  for (const name of [...TONES, "Original"]) {
    await page.keyboard.press("ArrowRight");
    await expect(tone(page, name)).toBeChecked();
    await expect(design(page)).toHaveAttribute("data-tone", name.toLowerCase());
  }
});

test("works without JavaScript", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  const tinted = countTinted(page);
  await page.goto(toDesignPath(moonMoth), { waitUntil: "networkidle" });
  expect(tinted()).toEqual([]);
  await opener(page).click();
  await tone(page, "Medium").check();
  await expect(page.locator(".tinted[data-tone=medium]")).toBeVisible();
  await expect(page.locator(".plate")).toHaveCSS("background-color", "rgb(216, 172, 135)");
  expect(tinted()).toEqual(["medium"]);
  await tone(page, "Original").check();
  await expect(page.locator(".tinted:visible")).toHaveCount(0);
  await page.context().close();
});
