/** The home page: two galleries of finished work that loop with scripts and scroll without them. */
import type { Page } from "@playwright/test";
import { catalogue, describePicture, galleries, studio, tattoos } from "../fixtures/content.ts";
import { block, blockScript, holdBack, watchRequests } from "../support/page/network.ts";
import { boxOf, comeToRest, nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { swipe } from "../support/page/touch.ts";
import { hashOf } from "../support/picture-files.ts";
import {
  expectFirst,
  expectLooping,
  gallery,
  openLooping,
  pictures,
  readFirst,
  slideButton,
  view,
} from "./page-objects/home.ts";

const ids = tattoos.map(({ id }) => `work-${id}`);

test("says what the artist makes and where, shows two galleries, and leads to all designs", {
  tag: "@both",
}, async ({ page, viewport }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(studio.tagline);
  await expect(page.getByText("Machine-free tattoos in Duluth, MN")).toBeInViewport({ ratio: 1 });
  await expect(gallery(page).getByText(/^healed \d/)).toHaveCount(tattoos.length);
  const height = viewport?.height ?? 0;
  const heights = {
    Tattoos: Math.min(Math.max(320, height * 0.5), 640),
    Doodles: Math.min(Math.max(160, height * 0.28), 384),
  };
  for (const { label, works } of galleries) {
    await expect(gallery(page, label).getByRole("heading", { level: 2 })).toHaveText(label);
    const hung = await pictures(gallery(page, label)).evaluateAll((links) =>
      links.map((link) => [link.id, link.querySelector("img")?.alt.toLowerCase()]),
    );
    expect(hung).toEqual(works.map((work) => [`work-${work.id}`, describePicture(work).toLowerCase()]));
    expect((await boxOf(pictures(gallery(page, label)).first())).height).toBeCloseTo(heights[label], 0);
  }
  await page.getByRole("link", { name: `${catalogue.length} designs` }).click();
  await expect(page).toHaveURL(/\/designs\/\?sort=desc$/);
  await expect(page.getByText(`${catalogue.length} designs`)).toBeVisible();
});

test("ends with the artist's best designs, all of them, and an idea of the visitor's own", async ({
  page,
}) => {
  await page.goto("/");
  const end = page.getByRole("region", { name: "From the designs" });
  await expect(end.getByText("Try each on your own skin before you book.")).toBeVisible();
  // The first is featured, the others are the most expensive.
  await expect(end.getByRole("listitem")).toHaveText([/Lantern/, /Fern/, /Moon Moth/, /Toadstools/]);
  await end.getByRole("button", { name: "Save Fern" }).click();
  await expect(end.getByRole("button", { name: "Save Fern", pressed: true })).toBeVisible();
  await expect(end.getByRole("link", { name: "Something of your own?" })).toHaveAttribute(
    "href",
    "/contact/#your-own-idea",
  );
  await expect(end.getByRole("link", { name: "See the designs" })).toHaveAttribute(
    "href",
    "/designs/?sort=desc",
  );
  await end.getByRole("link", { name: /Lantern/ }).click();
  await expect(page).toHaveURL(/\/design\/14\/$/);
});

test("loops endlessly from any position", { tag: "@both" }, async ({ page }) => {
  await openLooping(page);
  for (const [name, step, turns] of [
    ["Next", 1, ids.length],
    ["Previous", -1, 3],
  ] as const) {
    for (let turn = 1; turn <= turns; turn++) {
      expect(await slideButton(page, name).evaluate(pressAndMeasureJump)).toBeLessThan(1);
      await expectFirst(gallery(page), ids.at((turn * step) % ids.length));
      await comeToRest(gallery(page));
    }
  }
});

test("loops with three wide works without console messages", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      for (const slide of document.querySelectorAll("section:first-of-type li:nth-child(n + 4)"))
        slide.remove();
      for (const link of document.querySelectorAll<HTMLElement>("section:first-of-type [data-pswp-width]"))
        link.style.aspectRatio = "1.25";
    }),
  );
  await openLooping(page);
  for (const id of [ids[1], ids[2], ids[0]]) {
    await slideButton(page, "Next").click();
    await expectFirst(gallery(page), id);
  }
  expect(warnings).toEqual([]);
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

test("is a list without JavaScript, and starts to loop without moving", {
  tag: "@both",
}, async ({ page, scriptless: list }) => {
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
  // The link opens the largest picture.
  const offered = await last.getByRole("img").getAttribute("srcset");
  const widths = [...(offered ?? "").matchAll(/-slide-(\d+)\.webp/g)].map(([, width]) => Number(width));
  await last.click();
  await expect(list).toHaveURL(new RegExp(`/images/\\w+-slide-${Math.max(...widths)}\\.webp$`));
});

test("keeps the visible picture in place when it starts to loop", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      addEventListener("take-over", () => callback({ didTimeout: false, timeRemaining: () => 0 }));
      return 0;
    };
  });
  await page.goto("/");
  const region = gallery(page);
  const fifth = pictures(region).nth(4);
  await fifth.evaluate((link) => {
    const view = link.closest("[data-gallery]")?.parentElement;
    view?.scrollBy({ left: link.getBoundingClientRect().left - 16, behavior: "instant" });
  });
  await expectFirst(region, ids[4]);
  await page.evaluate(() => dispatchEvent(new Event("take-over")));
  await expectLooping(page);
  expect(await readFirst(region)).toBe(ids[4]);
});

test("buttons have names, Tab reaches each picture and link once, and a link leads to its design", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "debug" && said.push(message.text()));
  await openLooping(page);
  const ready = said.filter((text) => text.startsWith("Carousel ready"));
  expect(ready.toSorted()).toEqual(["Carousel ready: Doodles", "Carousel ready: Tattoos"]);
  await page.locator("a#work-13").click();
  await expect.poll(() => said).toContain("Picture opened: work-13");
  await expect(page.getByRole("dialog")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const region = gallery(page);
  await expect(region.getByRole("status")).toBeEmpty();
  await slideButton(page, "Previous").click();
  await expect(region.getByRole("status")).toHaveText(`${ids.length} of ${ids.length}`);
  await expectFirst(region, ids.at(-1));
  await slideButton(page, "Next").focus();
  const passed: string[] = [];
  const designs = ["Moon Moth, design 1", "Koi, design 11"];
  for (const _ of [...ids, ...designs]) {
    await page.keyboard.press("Tab");
    passed.push(await page.locator(":focus").evaluate(({ id, textContent }) => id || textContent));
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.5 });
  }
  expect(passed.toSorted()).toEqual([...ids, ...designs].toSorted());
  await page.keyboard.press("Tab");
  await expect(gallery(page, "Doodles").getByRole("button", { name: "Previous slide" })).toBeFocused();

  const links = region.getByRole("link", { name: /, design \d/ });
  await expect(links).toHaveText(designs);
  const { width, height } = await boxOf(links.first());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await links.first().press("Enter");
  await expect(page).toHaveURL(/\/design\/1\/$/);
});

test("follows a finger, and what a screen reader or search scrolls to", async ({ page }) => {
  await openLooping(page);
  const region = gallery(page);
  await swipe(page, view(region), { from: 0.9, to: 0.2 });
  await expectFirst(region, ids[1]);
  await swipe(page, view(region), { from: 0.2, to: 0.9 });
  await expectFirst(region, ids[0]);
  await swipe(page, view(region), { from: 0.2, to: 0.9 });
  await expectFirst(region, ids.at(-1));
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await comeToRest(region);
  await page.locator(`a#${ids[4]}`).evaluate((link) => link.scrollIntoView({ inline: "start" }));
  await expectFirst(region, ids[4]);
  await comeToRest(region);
  expect(await view(region).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await slideButton(page, "Next").click();
  await expectFirst(region, ids[5]);
});

test("follows a touchpad, and lets the page scroll", { tag: "@desktop" }, async ({ page }) => {
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

test("treats a picture that fails as loaded", async ({ page }) => {
  await block(page, "**/images/**");
  await openLooping(page);
  const first = pictures(gallery(page)).first();
  for (const ground of [first, first.getByRole("img")])
    await expect(ground).toHaveCSS("background-image", "none");
  expect((await boxOf(first)).width).toBeGreaterThanOrEqual(200);
  await slideButton(page, "Next").click();
  await expectFirst(gallery(page), ids[1]);
  await pictures(gallery(page)).nth(1).click();
  await expect(page.getByRole("dialog", { name: "Tattoos" })).toBeVisible();
});

test("shows a placeholder until a picture loads, and fetches no distant picture", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const release = await holdBack(page, /\/images\//);
  await page.goto("/", { waitUntil: "commit" });
  const first = pictures(gallery(page)).first().getByRole("img");
  await expect(first).toHaveCSS("background-image", /url\("data:image\/webp;base64,/);
  await release();
  await expect(first).not.toHaveCSS("background-image", /url/);
  await expectLooping(page);
  const hashes = await Promise.all((await pictures(gallery(page)).all()).map(hashOf));
  const isFetched = (hash = "") => fetched.some((url) => url.includes(`/images/${hash}-`));
  expect(isFetched(hashes[0])).toBe(true);
  expect(hashes.slice(5, -2).filter(isFetched)).toEqual([]);
});

test("steps instantly under reduced motion, and scrolls natively without Swiper", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLooping(page);
  for (const id of ids.slice(1, 4)) {
    await slideButton(page, "Next").click();
    await expectFirst(gallery(page), id);
  }
  await blockScript(page, "pages/index/loop.ts");
  await page.reload();
  await slideButton(page, "Next").click();
  await expect.poll(() => view(gallery(page)).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test("the label of a doodle stands below its picture", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  const label = gallery(page, "Doodles").getByText("Onigiri", { exact: true });
  const [doodle, name] = [await boxOf(page.locator("a#work-17")), await boxOf(label)];
  expect(name.top).toBeGreaterThanOrEqual(doodle.bottom);
  expect(name.left).toBe(doodle.left);
});

const stamp = (page: Page) => page.locator("a:has([data-poke=drawing])");
const stencil = (page: Page) => stamp(page).locator("canvas");

test("a drawing beside the heading pokes itself once, is poked while it is held, and leads to its design", {
  tag: "@both",
}, async ({ page, viewport }) => {
  const asked = watchRequests(page);
  await page.goto("/");
  await expect(stencil(page)).toHaveCount(1);
  expect(asked.indexOf("/")).toBeLessThan(asked.findIndex((path) => path.endsWith("-dots.txt")));
  await expect(stencil(page)).toHaveCount(0);
  const box = await boxOf(stamp(page));
  expect(box.height).toBeLessThanOrEqual(0.3 * (viewport?.height ?? 0));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(stencil(page)).toHaveCount(1);
  await page.mouse.up();
  await expect(stencil(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await stamp(page).press("Enter");
  await expect(page).toHaveURL(/\/design\/\d+\/$/);
  await page.goBack();
  await stamp(page).click();
  await expect(page).toHaveURL(/\/design\/\d+\/$/);
});

test("the drawing stays whole, and nothing of it loads, under reduced motion and for who saves data", async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectWhole(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await expectWhole(page);
  expect(asked.filter((path) => path.endsWith("-dots.txt"))).toEqual([]);
});

/** Waits for the galleries, which begin to load with the drawing's dots and take longer. */
async function expectWhole(page: Page): Promise<void> {
  await openLooping(page);
  await nextFrame(page);
  await expect(stencil(page)).toHaveCount(0);
}
