/** "Preview on skin": what it fetches and when, in step with the plate, by keyboard, and without scripts. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { blockStorage } from "../support/page/lacks.ts";
import { block, holdBack, watchRequests } from "../support/page/network.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import {
  bookBar,
  chooseTone,
  expectTone,
  hand,
  openDesign,
  original,
  plate,
  previewButton,
  tinted,
  tone,
} from "./page-objects/design.ts";

const TONES = ["Light", "Medium", "Dark", "Darker", "Deep"];
const TINTED = /-(light|medium|dark|darker|deep)\.webp$/;
const [PAPER, DEEP] = ["rgb(253, 252, 250)", "rgb(87, 53, 39)"];

const palette = (page: Page) => page.getByRole("radiogroup", { name: "Preview on skin" });

/** Lists the tones that the page has requested, without the network's order. */
function watchTones(page: Page): () => (string | undefined)[] {
  const asked = watchRequests(page);
  return () => [...new Set(asked.flatMap((path) => TINTED.exec(path)?.[1] ?? []))].toSorted();
}

async function openPalette(page: Page, design = moonMoth): Promise<void> {
  await openDesign(page, design);
  await previewButton(page).click();
}

async function expectOriginal(page: Page): Promise<void> {
  await expectTone(page, "Original");
  await expect(original(page)).toHaveCSS("opacity", "1");
  await expect(tinted(page)).toHaveCSS("background-image", "none");
}

async function expectTinted(page: Page, name: string): Promise<void> {
  await expect(tinted(page)).toHaveCSS("background-image", new RegExp(`-${name.toLowerCase()}\\.webp`));
  await expect(original(page)).toHaveCSS("opacity", "0");
}

test("the opened palette fetches the tones, above the bar, with swatches for thumbs", async ({ page }) => {
  const tones = watchTones(page);
  await openDesign(page);
  await expect(palette(page)).toBeHidden();
  expect(tones()).toEqual([]);
  await previewButton(page).click();
  await expect.poll(tones).toEqual(["dark", "darker", "deep", "light", "medium"]);
  await expect(tone(page, "Original")).toBeChecked();
  expect((await boxOf(tone(page, "Deep"))).bottom).toBeLessThanOrEqual((await boxOf(bookBar(page))).top);
  await page.setViewportSize({ width: 320, height: 844 });
  for (const swatch of await page.getByRole("radio").all()) {
    const { width, height } = await boxOf(swatch);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("only the chosen tone is fetched when the visitor saves data", async ({ page }) => {
  const tones = watchTones(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openPalette(page);
  await chooseTone(page, "Dark");
  expect(tones()).toEqual(["dark"]);
});

test("each arrow key changes plate, picture and hand, and the last one restores them", async ({ page }) => {
  await openDesign(page);
  await previewButton(page).press("Enter");
  const place = await boxOf(original(page));
  await page.keyboard.press("Tab");
  await expect(tone(page, "Original")).toBeFocused();
  for (const name of TONES) {
    await page.keyboard.press("ArrowRight");
    await expectTone(page, name);
    await expectTinted(page, name);
    expect(await boxOf(tinted(page))).toEqual(place);
  }
  await expect(plate(page)).toHaveCSS("background-color", DEEP);
  await expect(hand(page).locator("~ *")).toHaveCSS("background-color", DEEP);
  await page.keyboard.press("ArrowRight");
  await expectOriginal(page);
  await expect(plate(page)).toHaveCSS("background-color", PAPER);
});

test("a late tone waits; one that fails shows the original, and is tried again", async ({ page }) => {
  const release = await holdBack(page, /-deep\./);
  const failed = page.waitForEvent("requestfailed", (request) => /-medium\./.test(request.url()));
  const unblock = await block(page, /-medium\./);
  await openPalette(page);
  await tone(page, "Deep").check();
  await expect(plate(page)).toHaveCSS("background-color", PAPER);
  await expect(original(page)).toHaveCSS("opacity", "1");
  await release();
  await expectTone(page, "Deep");
  await tone(page, "Medium").check();
  await failed;
  await expect(original(page)).toHaveCSS("opacity", "1");
  await openDesign(page, honeyBee);
  await expect(original(page)).toHaveCSS("opacity", "1");
  await unblock();
  await previewButton(page).click();
  await expectTone(page, "Medium");
});

test("a tone is kept for the visit, from the first paint, until Original is chosen", async ({ page }) => {
  await openPalette(page);
  await chooseTone(page, "Deep");
  const release = await holdBack(page, /\.js$/);
  await page.goto(toDesignPath(honeyBee), { waitUntil: "domcontentloaded" });
  // Axe does not judge text on a picture.
  for (const words of ["Hold to poke it", "Look closer"])
    await expect(plate(page).getByText(words, { exact: true })).toHaveCSS("color", PAPER);
  await expect(plate(page)).toHaveCSS("background-color", DEEP);
  await expectTinted(page, "Deep");
  await release();
  await expect(palette(page)).toBeHidden();
  await previewButton(page).click();
  await tone(page, "Original").check();
  await openDesign(page, moonMoth);
  await expectOriginal(page);
});

test("with corrupt or blocked storage, each page starts with the original", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("tone", "] *"));
  await openDesign(page);
  await expectOriginal(page);
  await blockStorage(page, "sessionStorage");
  await openPalette(page);
  await chooseTone(page, "Light");
  await openDesign(page, honeyBee);
  await expectOriginal(page);
});

test("without scripts the palette works, and there is no dead button", async ({ scriptless: page }) => {
  const tones = watchTones(page);
  await openDesign(page);
  for (const name of [/^Save/, "Try it on your skin", "Hold to poke it dot by dot"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await previewButton(page).click();
  await tone(page, "Medium").check();
  await expectTinted(page, "Medium");
  await expect(plate(page)).toHaveCSS("background-color", "rgb(216, 172, 135)");
  expect(tones()).toEqual(["medium"]);
  await tone(page, "Original").check();
  await expectOriginal(page);
});
