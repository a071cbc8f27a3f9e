/** "Preview on skin": what it fetches and when, in step with the plate, by keyboard, and without scripts. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { blockStorage } from "../support/page/lacks.ts";
import { holdBack } from "../support/page/network.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const TONES = ["Light", "Medium", "Dark", "Darker", "Deep"];
const TINTED = /-(light|medium|dark|darker|deep)\.webp$/;

const opener = (page: Page) => page.getByRole("button", { name: "Preview on skin" });
const palette = (page: Page) => page.getByRole("radiogroup", { name: "Preview on skin" });
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

test.use({ contextOptions: { reducedMotion: "reduce" } });

const open = async (page: Page) => {
  await page.goto(toDesignPath(moonMoth));
  await opener(page).click();
};

/** Chooses the tone and waits until it shows. */
async function choose(page: Page, name: string): Promise<void> {
  await tone(page, name).check();
  await expectShown(page, name);
}
const expectShown = (page: Page, name: string) =>
  expect(design(page)).toHaveAttribute("data-tone", name.toLowerCase());

test("the button opens and closes the palette and fetches the pictures", async ({ page }) => {
  const tinted = countTinted(page);
  await page.goto(toDesignPath(moonMoth), { waitUntil: "networkidle" });
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Try it on your skin" })).toBeHidden();
  expect(tinted()).toEqual([]);
  for (const isOpen of [true, false, true]) {
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute("aria-expanded", String(isOpen));
    await expect(palette(page)).toBeVisible({ visible: isOpen });
  }
  await expect.poll(tinted).toEqual(["dark", "darker", "deep", "light", "medium"]);
  await expect(tone(page, "Original")).toBeChecked();
});

test("fetches only the chosen tone when the visitor saves data", async ({ page }) => {
  const tinted = countTinted(page);
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(query.includes("prefers-reduced-data") ? "all" : query);
  });
  await open(page);
  await choose(page, "Dark");
  await page.waitForLoadState("networkidle");
  expect(tinted()).toEqual(["dark"]);
});

test("each tone changes plate and picture together, and Original restores them", {
  tag: "@both",
}, async ({ page }) => {
  // The encoding of black ink is lossless; that of colors is not.
  await page.goto(toDesignPath(moonMoth));
  const paper = await page.locator(".plate").evaluate((plate) => getComputedStyle(plate).backgroundColor);
  await opener(page).click();
  const place = await boxOf(page.locator(".original"));
  for (const name of TONES) {
    await choose(page, name);
    const picture = page.locator(".plate .tinted");
    await expect(picture).toHaveAttribute("src", new RegExp(`-${name.toLowerCase()}\\.webp$`));
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    ).toBe(true);
    expect(await boxOf(picture)).toEqual(place);
    expect(await differFromGround(page)).toBeLessThanOrEqual(1);
  }
  await tone(page, "Original").check();
  await expect(page.locator(".plate")).toHaveCSS("background-color", paper);
  await expect(page.locator(".plate .tinted:visible")).toHaveCount(0);
  await expect(page.locator(".original")).toHaveCSS("opacity", "1");
});

/** Returns the largest difference, out of 255, between the tinted picture's corner and the plate in any channel. */
function differFromGround(page: Page): Promise<number> {
  return page.locator(".plate .tinted").evaluate(async (image: HTMLImageElement) => {
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

test("changes nothing until the picture has loaded", async ({ page }) => {
  const release = await holdBack(page, /-deep\./);
  await page.goto(toDesignPath(moonMoth));
  const paper = await page.locator(".plate").evaluate((plate) => getComputedStyle(plate).backgroundColor);
  await opener(page).click();
  await tone(page, "Deep").check();
  await tone(page, "Light").check();
  await expectShown(page, "Light");
  await tone(page, "Original").check();
  await tone(page, "Deep").check();
  await expect(page.locator(".plate")).toHaveCSS("background-color", paper);
  await expect(page.locator(".plate .tinted:visible")).toHaveCount(0);
  release();
  await expectShown(page, "Deep");
});

test("reports a picture that cannot be fetched, and tries again on request", async ({ page }) => {
  const failure = page.getByText("This preview could not be loaded. Check your connection and try again.");
  await page.goto(toDesignPath(moonMoth));
  await page.route(/-medium\./, (route) => route.abort());
  await opener(page).click();
  await tone(page, "Medium").click();
  await expect(failure).toBeVisible();
  await expect(tone(page, "Original")).toBeChecked();
  await expectShown(page, "Original");
  await page.unroute(/-medium\./);
  await choose(page, "Medium");
  await expect(failure).toBeHidden();
});

test("a tone that failed to load is not kept for the next design", async ({ page }) => {
  await page.route(/-medium\./, (route) => route.abort());
  await open(page);
  await tone(page, "Medium").click();
  await expect(tone(page, "Original")).toBeChecked();
  await page.unroute(/-medium\./);
  await page.goto(toDesignPath(honeyBee));
  await expectShown(page, "Original");
});

test("the open palette is above the bar and has swatches large enough for thumbs", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const last = page.getByRole("button", { name: "Try it on your skin" });
    await expect(last).toBeInViewport({ ratio: 1 });
    const bar = await boxOf(page.locator(".book-bar"));
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual(bar.top);
    for (const swatch of await page.getByRole("radio").all()) {
      const box = await boxOf(swatch);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  }
});

test("an open palette and its choice stay when the module loads", async ({ page }) => {
  await open(page);
  await choose(page, "Light");
  const release = await holdBack(page, /\.js$/);
  await page.goto(toDesignPath(moonMoth), { waitUntil: "commit" });
  await opener(page).click();
  await tone(page, "Dark").check();
  release();
  await expectShown(page, "Dark");
  await expect(tone(page, "Dark")).toBeVisible();
  await page.goto(toDesignPath(honeyBee));
  await expectShown(page, "Dark");
});

test("a tone is kept for the visit, until Original is chosen", async ({ page }) => {
  await open(page);
  await choose(page, "Deep");
  const release = await holdBack(page, /\.js$/);
  await page.goto(toDesignPath(honeyBee), { waitUntil: "domcontentloaded" });
  await expect(page.locator(".plate")).toHaveCSS("background-color", "rgb(87, 53, 39)");
  await expect(page.locator(".original")).toHaveCSS("opacity", "0");
  const picture = page.locator(".plate .tinted");
  await expect(picture).toHaveAttribute("src", /-deep\.webp$/);
  await expect.poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).not.toBe(0);
  await expect(picture).toBeVisible();
  release();
  await expectShown(page, "Deep");
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await opener(page).click();
  await expect(tone(page, "Deep")).toBeChecked();
  await tone(page, "Original").check();
  await page.goto(toDesignPath(moonMoth));
  await expectShown(page, "Original");
  await expect(page.locator(".original")).toHaveCSS("opacity", "1");
});

test("a kept tone falls back to the original when its picture cannot be fetched", async ({ page }) => {
  await open(page);
  await choose(page, "Medium");
  await page.route(/-medium\./, (route) => route.abort());
  await page.goto(toDesignPath(honeyBee));
  await expectShown(page, "Original");
  await expect(page.locator(".original")).toHaveCSS("opacity", "1");
});

test("with storage blocked or corrupt, each page starts with the original", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("tone", "] *"));
  await page.goto(toDesignPath(moonMoth));
  await expectShown(page, "Original");
  await blockStorage(page, "sessionStorage");
  await open(page);
  await choose(page, "Light");
  await page.goto(toDesignPath(honeyBee));
  await expectShown(page, "Original");
});

test("works by keyboard alone", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Note 1" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tone(page, "Original")).toBeFocused();
  for (const name of [...TONES, "Original"]) {
    await page.keyboard.press("ArrowRight");
    await expect(tone(page, name)).toBeChecked();
    await expectShown(page, name);
  }
});

test("works without JavaScript, with no dead button", async ({ scriptless: page }) => {
  const tinted = countTinted(page);
  await page.goto(toDesignPath(moonMoth), { waitUntil: "networkidle" });
  expect(tinted()).toEqual([]);
  for (const name of [/^Save/, "True size", "Try it on your skin", "Preview on skin"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.locator("noscript")).toBeVisible();
  await tone(page, "Medium").check();
  await expect(page.locator(".original")).toHaveCSS("content", /-medium\.webp/);
  await expect(page.locator(".plate")).toHaveCSS("background-color", "rgb(216, 172, 135)");
  expect(tinted()).toEqual(["medium"]);
  await tone(page, "Original").check();
  await expect(page.locator(".original")).toHaveCSS("content", "normal");
});
