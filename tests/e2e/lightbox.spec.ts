/** The lightbox over the portfolio: opening, closing, moving, addresses and requests. */
import type { Page } from "@playwright/test";
import { describePicture, moonMoth, tattoos, toDesignPath } from "../fixtures/content.ts";
import { block, holdBack, withoutCache } from "../support/page/network.ts";
import { boxOf, comeToRest, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { spread, swipe } from "../support/page/touch.ts";
import { hashOf, readAspectRatio } from "../support/picture-files.ts";
import { MOTION } from "../support/playwright.ts";
import {
  expectClosed,
  expectLooping,
  firstPicture,
  gallery,
  lightbox,
  lightboxButton,
  openFirst,
  openLooping,
  toId,
} from "./page-objects/home.ts";

const COUNT = tattoos.length;
const [FIRST = "", SECOND = ""] = tattoos.map(describePicture);
const [FIRST_NAME, SECOND_NAME, LAST_NAME] = ["Moon Moth", "Fern, healed", "Swallow"];
/** The scripts that a page imports when they are needed. */
const LAZY = "**/assets/chunks/**";

const design = (page: Page) => lightbox(page).getByRole("link", { name: "Moon Moth" });

test("a picture opens full-screen, also by a double click; buttons and arrow keys move in a loop", {
  tag: "@both",
}, async ({ page, viewport }) => {
  const aspectRatio = await readAspectRatio(tattoos[0]?.src);
  await page.goto("/");
  await firstPicture(page).dblclick({ position: { x: 8, y: 8 } });
  await expect(lightbox(page)).toBeFocused();
  const { width = 0, height = 0 } = viewport ?? {};
  expect(await boxOf(lightbox(page))).toMatchObject({ x: 0, y: 0, width, height });
  const picture = lightbox(page).getByRole("img", { name: FIRST });
  await expect
    .poll(async () => (await boxOf(picture)).height)
    .toBeGreaterThan(Math.min(height * 0.78, (width - 48) / aspectRatio) - 2);
  const box = await boxOf(picture);
  expect(box.height).toBeLessThanOrEqual(height * 0.85);
  expect(box.width).toBeLessThanOrEqual(width);
  // A phone of one pixel a point does not fetch the largest.
  if (isPhone(page))
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain("-750.");
  for (const [move, shown, place] of [
    [() => lightboxButton(page, "Next").click(), SECOND_NAME, 2],
    [() => page.keyboard.press("ArrowLeft"), FIRST_NAME, 1],
    [() => lightboxButton(page, "Previous").click(), LAST_NAME, COUNT],
    [() => page.keyboard.press("ArrowRight"), FIRST_NAME, 1],
  ] as const) {
    await move();
    await expect(lightbox(page).getByText(shown)).toBeVisible();
    await expect(lightbox(page).getByText(`${place} of ${COUNT}`)).toBeVisible();
    await expect(page).toHaveURL(`/#${toId(place - 1)}`);
  }
});

test("Enter opens the lightbox, which keeps the focus; a click for a new tab opens the file", async ({
  page,
  context,
}) => {
  // The cache may have the picture.
  await withoutCache(page);
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await firstPicture(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/images\/\w+-slide-\d+\.webp$/);
  await (await opened).close();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await firstPicture(page).press("Enter");
  await expect(lightbox(page)).toBeFocused();
  for (const control of [
    ...["Close", "Previous", "Next"].map((name) => lightboxButton(page, name)),
    design(page),
  ]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    await expect(control).toHaveCSS("outline-style", "solid");
  }
  await firstPicture(page).focus();
  await expect(lightbox(page)).toBeFocused();
});

test("the lightbox closes at the last picture shown, and Forward opens it again", async ({ page }) => {
  await page.goto("/about/");
  await page.goto("/");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => lightboxButton(page, "Close").click(),
    () => lightbox(page).click({ position: { x: 8, y: 120 } }),
    () => page.goBack(),
  ]) {
    await firstPicture(page).click();
    await expect(lightbox(page)).toBeFocused();
    await lightboxButton(page, "Next").click();
    await expect(page).toHaveURL(`/#${toId(1)}`);
    await leave();
    await expectClosed(page, toId(1));
  }
  await page.goForward();
  await expect(lightbox(page).getByRole("img", { name: SECOND })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});

test("the lightbox keeps the gallery's order, and moves it to the last picture shown", async ({ page }) => {
  await openLooping(page);
  await gallery(page).getByRole("button", { name: "Previous slide" }).click();
  // A click on a moving gallery may only stop it.
  await comeToRest(gallery(page));
  await firstPicture(page).click();
  await expect(lightbox(page)).toBeFocused();
  await expect(lightbox(page).getByText(`1 of ${COUNT}`)).toBeVisible();
  for (let turn = 0; turn < 5; turn++) await lightboxButton(page, "Next").click();
  await lightboxButton(page, "Close").click();
  await expectClosed(page, toId(5));
  await expect(page.locator(`#${toId(5)}`)).toBeInViewport({ ratio: 0.5 });
});

test.describe("with motion", () => {
  test.use(MOTION);

  test("Escape and Back close the lightbox while it opens", async ({ page }) => {
    await page.goto("/");
    for (const way of ["Escape", "Back"]) {
      await page.evaluate((chosen) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector("[role=dialog]")) return;
          observer.disconnect();
          if (chosen === "Back") history.back();
          else document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
        }).observe(document.body, { childList: true });
      }, way);
      await firstPicture(page).click();
      await expect(page.getByRole("dialog")).toBeAttached();
      await expectClosed(page);
    }
  });

  test("a swipe moves, a tap beside the picture closes, and a pinch zooms", async ({ page }) => {
    const aspectRatio = await readAspectRatio(tattoos[0]?.src);
    await openFirst(page);
    const picture = lightbox(page).getByRole("img", { name: FIRST });
    const place = await boxOf(picture);
    await swipe(page, lightbox(page), { from: 0.8, to: 0.2 });
    await expect(lightbox(page).getByText(SECOND_NAME)).toBeVisible();
    await swipe(page, lightbox(page), { from: 0.2, to: 0.8 });
    await expect(lightbox(page).getByText(FIRST_NAME)).toBeVisible();
    // A tap on a moving picture only stops it.
    await expect.poll(() => boxOf(picture)).toEqual(place);
    await page.touchscreen.tap(195, place.top - 8);
    await expectClosed(page);

    await firstPicture(page).click();
    const readWidth = async () => (await boxOf(picture)).width;
    // It ends 16 px from each side, and takes at most 85 % of the height.
    const fitting = Math.min(390 - 32, 844 * 0.85 * aspectRatio);
    await expect.poll(readWidth).toBeCloseTo(fitting, 0);
    await spread(page, lightbox(page), { x: 30, y: 0 }, { x: 110, y: 0 });
    await expect.poll(readWidth).toBeGreaterThan(fitting * 1.35);
    for (const cover of [lightbox(page).getByRole("button"), lightbox(page).getByText(FIRST_NAME)])
      await expect(cover.filter({ visible: true })).toHaveCount(0);
  });
});

test("a design's drawing and photo replace each other in place", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  const photo = page.getByRole("img", { name: FIRST });
  await photo.click();
  const dialog = page.getByRole("dialog", { name: "Healed on skin" });
  await expect(dialog).toBeFocused();
  const toDrawing = dialog.getByRole("button", { name: "Drawing" });
  const toPhoto = dialog.getByRole("button", { name: "Healed" });
  await expect(toPhoto).toHaveAttribute("aria-pressed", "true");
  const place = await dialog.getByRole("img", { name: FIRST }).boundingBox();
  await toDrawing.click();
  const drawing = dialog.getByRole("img", { name: moonMoth.title });
  await expect.poll(() => drawing.locator("..").boundingBox()).toEqual(place);
  await expect(toDrawing).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByText("Moon Moth, drawing")).toBeAttached();
  await toPhoto.press("Enter");
  await expect.poll(() => dialog.getByRole("img", { name: FIRST }).boundingBox()).toEqual(place);
  await expect(drawing).toHaveCount(0);
});

test("a picture opens when the lightbox is late, and as a file when it does not come", async ({ page }) => {
  const photo = page.getByRole("img", { name: FIRST });
  await page.goto(toDesignPath(moonMoth));
  const release = await holdBack(page, LAZY);
  await photo.click();
  await release();
  await expect(page.getByRole("dialog", { name: "Healed on skin" })).toBeVisible();
  // The mouse is over the photo, so the next page asks for the lightbox at once.
  await block(page, LAZY);
  await page.reload();
  await photo.click();
  await expect(page).toHaveURL(/\/images\/.*\.webp$/);
});

test("the address of a picture opens it, even after a reload, and Back leaves the page", async ({ page }) => {
  await page.goto("/about/");
  await page.goto("/#work-13");
  const count = page.getByRole("dialog", { name: "Doodles" }).getByText("1 of 4");
  await expect(count).toBeVisible();
  await page.reload();
  await expect(count).toBeVisible();
  await expect(page).toHaveURL("/#work-13");
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);

  // After a key press, Back closes the picture first.
  await page.goto(`/#${toId(0)}`);
  await expect(lightbox(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/#${toId(1)}`);
  await page.goBack();
  await expectClosed(page, toId(1));
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);

  await test.step("an address of no picture opens nothing; a later one opens its picture", async () => {
    await page.goto("/#work-99");
    await expectLooping(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.evaluate((path) => location.assign(path), `/#${toId(4)}`);
    await expect(lightbox(page).getByText(`5 of ${COUNT}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page, toId(4));
  });
});

test("a picture that cannot be loaded is said in words, and the next one shows", async ({ page }) => {
  await page.goto("/");
  await block(page, `**/images/${await hashOf(firstPicture(page))}-*`);
  await openFirst(page);
  await expect(lightbox(page).getByText("The image cannot be loaded")).toBeVisible();
  await expect(lightbox(page).getByText(FIRST, { exact: true })).toBeVisible();
  await lightboxButton(page, "Next").click();
  await expect(lightbox(page).getByRole("img", { name: SECOND })).toBeVisible();
});

test("a caption says how long it has healed, and leads to the design and back", async ({ page }) => {
  await openFirst(page);
  const caption = lightbox(page).locator("p", { hasText: "healed" }).locator("..");
  await expect(caption).toHaveText("Moon Moth, healed 14 months");
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(async () => {
    const picture = await boxOf(lightbox(page).getByRole("img", { name: FIRST }));
    const box = await boxOf(caption);
    expect(picture.bottom).toBeLessThanOrEqual(box.top + 1);
    expect(box.bottom).toBeLessThanOrEqual(480);
  }).toPass();
  await design(page).click();
  await expect(page).toHaveURL(/\/design\/1\/$/);
  await page.goBack();
  await expect(lightbox(page).getByRole("img", { name: FIRST })).toBeVisible();
  await expect(lightbox(page)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox(page).getByText(LAST_NAME)).toBeVisible();
  await expect(lightbox(page).getByRole("link")).toHaveCount(0);
});

test("a fresh photo follows its healed one, and buttons lead from one to the other", async ({ page }) => {
  await page.goto("/");
  await page.locator("a#work-17").click();
  const doodles = page.getByRole("dialog", { name: "Doodles" });
  const show = (name: string) => doodles.getByRole("button", { name });
  await expect(show("Healed")).toHaveAttribute("aria-pressed", "true");
  await expect(show("Drawing")).toBeHidden();
  await show("Fresh").press("Enter");
  await expect(doodles.getByText("Onigiri, fresh")).toBeVisible();
  await expect(show("Fresh")).toHaveAttribute("aria-pressed", "true");
  await expect(doodles.locator("section > img")).toHaveCount(0);
  await show("Healed").click();
  await expect(doodles.getByText("Onigiri, healed 14 months")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(show("Healed")).toBeHidden();
  for (const _ of ["the healed photo", "the fresh one"]) await page.keyboard.press("ArrowRight");
  await expect(doodles.getByRole("img", { name: "Onigiri, fresh" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "fresh" })).toBeFocused();
});
