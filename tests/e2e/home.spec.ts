/** The home page: two galleries of finished work that loop with scripts and scroll without them. */
import type { Page } from "@playwright/test";
import { galleries, tattoos } from "../fixtures/content.ts";
import { block, blockScript, holdBack, watchRequests } from "../support/page/network.ts";
import { boxOf, comeToRest } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { swipe } from "../support/page/touch.ts";
import { hashOf } from "../support/picture-files.ts";
import {
  expectFirst,
  expectLooping,
  firstPicture,
  gallery,
  lightbox,
  openLooping,
  pictures,
  readFirst,
  slideButton,
  view,
} from "./page-objects/home.ts";

const ids = tattoos.map(({ id }) => `work-${id}`);

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a gallery loops backward and forward without a jump", async ({ page }) => {
    await openLooping(page);
    for (const [name, id] of [
      ["Previous", ids.at(-1)],
      ["Next", ids[0]],
      ["Next", ids[1]],
    ] as const) {
      expect(await slideButton(page, name).evaluate(pressAndMeasureJump)).toBeLessThan(1);
      await expectFirst(gallery(page), id);
      await comeToRest(gallery(page));
    }
  });

  test("a gallery follows a finger in both directions, which opens no picture", async ({ page }) => {
    await openLooping(page);
    const region = gallery(page);
    for (const [from, to, id] of [
      [0.9, 0.2, ids[1]],
      [0.2, 0.9, ids[0]],
      [0.2, 0.9, ids.at(-1)],
    ] as const) {
      await swipe(page, view(region), { from, to });
      await expectFirst(region, id);
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the first work that shows a design wears its drawing, which is poked once a session", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await expect(paper(page)).toBeVisible();
    await expect(stencil(page)).toHaveCount(1);
    await firstPicture(page).click();
    await expect(lightbox(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(paper(page)).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await openLooping(page);
    await expect(paper(page)).toBeHidden();
  });

  test("the photo shows when its drawing cannot be poked, or no script comes", async ({ page }) => {
    await block(page, "**/*-dots.txt");
    await page.goto("/");
    await expect(paper(page)).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await block(page, /\/assets\/.*\.js$/);
    await page.goto("/");
    await expect(paper(page)).toBeVisible();
    await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
    await expect(paper(page)).toBeHidden();
  });
});

/** Measures how many pixels the visible pictures jump before the movement starts. */
function pressAndMeasureJump(button: HTMLElement): Promise<number> {
  const slides = [...document.querySelectorAll("[data-pswp-width]")];
  const read = () => slides.map((slide) => slide.getBoundingClientRect());
  const before = read();
  button.click();
  return Promise.resolve().then(() => {
    const after = read();
    const moved = before.map(({ left, right }, i) =>
      right > 0 && left < innerWidth ? Math.abs((after[i]?.left ?? 0) - left) : 0,
    );
    return Math.max(...moved);
  });
}

test("the galleries are lists without JavaScript, and loop without moving", async ({
  page,
  scriptless: list,
}) => {
  await list.goto("/");
  await openLooping(page);
  for (const { label, works } of galleries) {
    for (const index of works.slice(0, 3).keys()) {
      const before = await boxOf(pictures(gallery(list, label)).nth(index));
      expect(await boxOf(pictures(gallery(page, label)).nth(index))).toEqual(before);
    }
  }
  await expect(list.getByRole("button", { name: "Next slide" })).toHaveCount(0);
  const last = pictures(gallery(list)).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("the picture that was scrolled to stays in place when a gallery starts to loop", async ({ page }) => {
  await page.addInitScript(() => {
    const takenOver = new Promise((resolve) => addEventListener("take-over", resolve));
    window.requestIdleCallback = (callback) => {
      void takenOver.then(() => callback({ didTimeout: false, timeRemaining: () => 0 }));
      return 0;
    };
  });
  await page.goto("/");
  const region = gallery(page);
  await pictures(region)
    .nth(4)
    .evaluate((link) => {
      const view = link.closest("[data-gallery]")?.parentElement;
      view?.scrollBy({ left: link.getBoundingClientRect().left - 16, behavior: "instant" });
    });
  await expectFirst(region, ids[4]);
  await page.evaluate(() => dispatchEvent(new Event("take-over")));
  await expectLooping(page);
  expect(await readFirst(region)).toBe(ids[4]);
});

test("Tab reaches each picture and link of a looping gallery once", async ({ page }) => {
  const debugged: string[] = [];
  page.on("console", (message) => message.type() === "debug" && debugged.push(message.text()));
  await openLooping(page);
  // One line for each gallery, and one for a picture.
  await expect.poll(() => debugged).toHaveLength(2);
  await page.locator("a#work-13").click();
  await expect.poll(() => debugged).toHaveLength(3);
  await expect(page.getByRole("dialog")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const region = gallery(page);
  await expect(region.getByRole("status")).toBeEmpty();
  await slideButton(page, "Previous").click();
  await expect(region.getByRole("status")).toHaveText(`${ids.length} of ${ids.length}`);
  await expectFirst(region, ids.at(-1));
  await slideButton(page, "Next").focus();
  const designs = ["Moon Moth, design 1", "Koi, design 11"];
  const passed: string[] = [];
  for (const _ of [...ids, ...designs]) {
    await page.keyboard.press("Tab");
    passed.push(await page.locator(":focus").evaluate(({ id, textContent }) => id || textContent));
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.5 });
  }
  expect(passed.toSorted()).toEqual([...ids, ...designs].toSorted());
  await page.keyboard.press("Tab");
  await expect(gallery(page, "Doodles").getByRole("button", { name: "Previous slide" })).toBeFocused();
  await region
    .getByRole("link", { name: /, design \d/ })
    .first()
    .press("Enter");
  await expect(page).toHaveURL(/\/design\/1\/$/);
});

test("a looping gallery follows what a screen reader or search scrolls to", async ({ page }) => {
  await openLooping(page);
  const region = gallery(page);
  await page.locator(`a#${ids[4]}`).evaluate((link) => link.scrollIntoView({ inline: "start" }));
  await expectFirst(region, ids[4]);
  await comeToRest(region);
  expect(await view(region).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await slideButton(page, "Next").click();
  await expectFirst(region, ids[5]);
});

test("a gallery follows a touchpad sideways, and lets the page scroll", { tag: "@desktop" }, async ({
  page,
}) => {
  // The window is low enough for the page to scroll too.
  await page.setViewportSize({ width: 1024, height: 480 });
  await openLooping(page);
  const region = gallery(page);
  await pictures(region).first().hover();
  await expect
    .poll(async () => {
      if ((await readFirst(region)) === ids[0]) await page.mouse.wheel(60, 4);
      return readFirst(region);
    })
    .toBe(ids[1]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await readFirst(region)).toBe(ids[1]);
});

test("a gallery moves and opens although its pictures fail", async ({ page }) => {
  await block(page, "**/images/**");
  await openLooping(page);
  const first = pictures(gallery(page)).first();
  for (const ground of [first, first.getByRole("img")])
    await expect(ground).toHaveCSS("background-image", "none");
  const { width, height } = await boxOf(first);
  expect(width).toBeGreaterThanOrEqual(200);
  // Half of the screen, and 28 % of it.
  expect(height).toBe(844 / 2);
  expect((await boxOf(pictures(gallery(page, "Doodles")).first())).height).toBeCloseTo(0.28 * 844, 1);
  await slideButton(page, "Next").click();
  await expectFirst(gallery(page), ids[1]);
  await pictures(gallery(page)).nth(1).click();
  await expect(page.getByRole("dialog", { name: "Tattoos" })).toBeVisible();
});

test("a picture shows a placeholder until it loads, and no distant picture is fetched", async ({ page }) => {
  const asked = watchRequests(page);
  const release = await holdBack(page, /\/images\//);
  await page.goto("/", { waitUntil: "commit" });
  const first = pictures(gallery(page)).first().getByRole("img");
  await expect(first).toHaveCSS("background-image", /url\("data:image\/webp;base64,/);
  await release();
  await expect(first).not.toHaveCSS("background-image", /url/);
  await expectLooping(page);
  const hashes = await Promise.all((await pictures(gallery(page)).all()).map(hashOf));
  const isFetched = (hash = "") => asked.some((path) => path.startsWith(`/images/${hash}-`));
  expect(isFetched(hashes[0])).toBe(true);
  expect(hashes.slice(5, -2).filter(isFetched)).toEqual([]);
});

test("a gallery scrolls natively when Swiper cannot be loaded", async ({ page }) => {
  await blockScript(page, "pages/index/loop.ts");
  await page.goto("/");
  // A page whose script is missing reloads once, because it may be outdated.
  await page.waitForFunction(() =>
    performance.getEntriesByType("navigation").some((visit) => Reflect.get(visit, "type") === "reload"),
  );
  await slideButton(page, "Next").click();
  await expect.poll(() => view(gallery(page)).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

const paper = (page: Page) => page.locator("[data-poke=paper]");
const stencil = (page: Page) => paper(page).locator("canvas");

test("a work shows its photo under reduced motion, without scripts and to who saves data", async ({
  page,
  scriptless,
}) => {
  const asked = watchRequests(page);
  await scriptless.goto("/");
  await expect(paper(scriptless)).toBeHidden();
  await openLooping(page);
  await expect(paper(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openLooping(page);
  await expect(paper(page)).toBeHidden();
  expect(asked.filter((path) => path.endsWith("-dots.txt"))).toEqual([]);
});
