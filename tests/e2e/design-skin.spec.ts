/** "Preview on skin": what it fetches and when, in step with the plate, by keyboard, and without scripts. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth } from "../fixtures/content.ts";
import { blockStorage } from "../support/page/lacks.ts";
import { block, holdBack, watchRequests } from "../support/page/network.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import {
  bookBar,
  chooseTone,
  expectTone,
  openDesign,
  original,
  plate,
  previewButton,
  tinted,
  tone,
} from "./page-objects/design.ts";

const TONES = ["Light", "Medium", "Dark", "Darker", "Deep"];
const TINTED = /-(light|medium|dark|darker|deep)\.webp$/;
const DEEP = "rgb(87, 53, 39)";

const palette = (page: Page) => page.getByRole("radiogroup", { name: "Preview on skin" });

/** Lists the tones that the page has requested, without the network's order. */
function watchTones(page: Page): () => (string | undefined)[] {
  const asked = watchRequests(page);
  return () => [...new Set(asked.flatMap((path) => TINTED.exec(path)?.[1] ?? []))].toSorted();
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function openPalette(page: Page, design = moonMoth): Promise<void> {
  await openDesign(page, design);
  await previewButton(page).click();
}

/** Expects the original, on its paper. */
async function expectOriginal(page: Page): Promise<void> {
  await expectTone(page, "Original");
  await expect(original(page)).toHaveCSS("opacity", "1");
  await expect(tinted(page)).toHaveCSS("background-image", "none");
}

/** Reads what the opener tells assistive technology. */
async function readDisclosure(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const opener = nodes.find(({ role }) => role?.value === "DisclosureTriangle");
  const expanded = opener?.properties?.find(({ name }) => name === "expanded")?.value.value;
  return { name: opener?.name?.value, expanded };
}

/** Expects the tone's picture to cover the drawing. */
const expectTinted = (page: Page, name: string) =>
  expect(tinted(page)).toHaveCSS("background-image", new RegExp(`-${name.toLowerCase()}\\.webp`));

test("the button opens and closes the palette and fetches the pictures", async ({ page }) => {
  const tones = watchTones(page);
  await openDesign(page);
  await expect(palette(page)).toBeHidden();
  expect(tones()).toEqual([]);
  for (const isOpen of [true, false, true]) {
    await previewButton(page).click();
    expect(await readDisclosure(page)).toEqual({ name: "Preview on skin", expanded: isOpen });
    await expect(palette(page)).toBeVisible({ visible: isOpen });
  }
  await expect.poll(tones).toEqual(["dark", "darker", "deep", "light", "medium"]);
  await expect(tone(page, "Original")).toBeChecked();
});

test("fetches only the chosen tone when the visitor saves data", async ({ page, context }) => {
  for (const saveData of [
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    () => {
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => match(query.includes("prefers-reduced-data") ? "all" : query);
    },
  ]) {
    const visit = page.url() === "about:blank" ? page : await context.newPage();
    const tones = watchTones(visit);
    await visit.addInitScript(saveData);
    await openPalette(visit);
    await chooseTone(visit, "Dark");
    expect(tones()).toEqual(["dark"]);
  }
});

test("each arrow key changes plate and picture together, and the last restores the original", {
  tag: "@both",
}, async ({ page }) => {
  await openDesign(page);
  await previewButton(page).press("Enter");
  const paper = await plate(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const place = await boxOf(original(page));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Note 1" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tone(page, "Original")).toBeFocused();
  for (const name of TONES) {
    await page.keyboard.press("ArrowRight");
    await expectTone(page, name);
    await expectTinted(page, name);
    expect(await boxOf(tinted(page))).toEqual(place);
    expect(await differFromGround(page)).toBeLessThanOrEqual(1);
  }
  await page.keyboard.press("ArrowRight");
  await expectOriginal(page);
  await expect(plate(page)).toHaveCSS("background-color", paper);
});

/** Returns the largest difference, out of 255, between the tinted picture's corner and the plate in any channel. */
function differFromGround(page: Page): Promise<number> {
  return tinted(page).evaluate(async (cover) => {
    const src = getComputedStyle(cover).backgroundImage.slice(5, -2);
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const context = document.createElement("canvas").getContext("2d");
    context?.drawImage(image, 0, 0);
    const corner = [...(context?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
    const ground = getComputedStyle(cover.closest("figure") as Element).backgroundColor.match(/\d+/g) ?? [];
    return Math.max(...corner.map((value, channel) => Math.abs(value - Number(ground[channel]))));
  });
}

test("changes nothing until the picture has loaded", async ({ page }) => {
  const release = await holdBack(page, /-deep\./);
  await openPalette(page);
  const paper = await plate(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await tone(page, "Deep").check();
  await expect(plate(page)).toHaveCSS("background-color", paper);
  await expect(original(page)).toHaveCSS("opacity", "1");
  await release();
  await expectTone(page, "Deep");
});

test("a tone whose picture cannot be fetched shows the original, and is tried again on request", async ({
  page,
}) => {
  const failed = page.waitForEvent("requestfailed", (request) => /-medium\./.test(request.url()));
  const unblock = await block(page, /-medium\./);
  await openPalette(page);
  await tone(page, "Medium").check();
  await failed;
  await expect(original(page)).toHaveCSS("opacity", "1");
  await openDesign(page, honeyBee);
  await expect(original(page)).toHaveCSS("opacity", "1");
  await unblock();
  await previewButton(page).click();
  await expectTone(page, "Medium");
});

test("the open palette is above the bar and has swatches large enough for thumbs", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await openPalette(page);
    const last = page.getByRole("button", { name: "Try it on your skin" });
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(bookBar(page))).top);
    // It stands below the swatches.
    const gap = (await boxOf(last)).top - (await boxOf(palette(page))).bottom;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(32);
    for (const swatch of await page.getByRole("radio").all()) {
      const box = await boxOf(swatch);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  }
});

test("a tone is kept for the visit, until Original is chosen", async ({ page }) => {
  await openPalette(page);
  await chooseTone(page, "Deep");
  const release = await holdBack(page, /\.js$/);
  await page.goto(`/design/${honeyBee.id}/`, { waitUntil: "domcontentloaded" });
  await expect(plate(page)).toHaveCSS("background-color", DEEP);
  await expect(original(page)).toHaveCSS("opacity", "0");
  await expectTinted(page, "Deep");
  await previewButton(page).click();
  await chooseTone(page, "Dark");
  await expect(plate(page)).not.toHaveCSS("background-color", DEEP);
  await release();

  await openDesign(page, moonMoth);
  await expectTone(page, "Dark");
  await expect(palette(page)).toBeHidden();
  await previewButton(page).click();
  await tone(page, "Original").check();
  await openDesign(page, honeyBee);
  await expectOriginal(page);
});

test("with storage blocked or corrupt, each page starts with the original", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("tone", "] *"));
  await openDesign(page);
  await expectOriginal(page);
  await blockStorage(page, "sessionStorage");
  await openPalette(page);
  await chooseTone(page, "Light");
  await openDesign(page, honeyBee);
  await expectOriginal(page);
});

test("works without JavaScript, with no dead button", async ({ scriptless: page }) => {
  const tones = watchTones(page);
  await openDesign(page);
  expect(tones()).toEqual([]);
  for (const name of [/^Save/, "Try it on your skin"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.locator("noscript")).toBeVisible();
  await previewButton(page).click();
  await tone(page, "Medium").check();
  await expectTinted(page, "Medium");
  await expect(original(page)).toHaveCSS("opacity", "0");
  await expect(plate(page)).toHaveCSS("background-color", "rgb(216, 172, 135)");
  expect(tones()).toEqual(["medium"]);
  await tone(page, "Original").check();
  await expectOriginal(page);
});
