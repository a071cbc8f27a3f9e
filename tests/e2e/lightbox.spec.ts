/** The lightbox over the portfolio: opening, closing, moving, addresses, and what it fetches. */
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { blockScript } from "./block.ts";
import { hashOf } from "./picture-files.ts";
import { swipe } from "./touch.ts";

const MOTH = "Healed dotwork luna moth under a crescent moon on an inner forearm";
const FERN = "Healed dotwork fern frond on the back of a calf";
const LAST = "Healed dotwork dandelion clock losing its seeds on an inner forearm";

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Tattoos" });
const moth = (page: Page) => page.getByRole("link", { name: MOTH });
const button = (page: Page, name: string) => lightbox(page).getByRole("button", { name, exact: true });

async function openMoth(page: Page): Promise<void> {
  await page.goto("/");
  await moth(page).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(button(page, "Close")).toBeFocused();
}

/** Its opening is over: it follows fingers. */
async function openMothFully(page: Page): Promise<void> {
  await openMoth(page);
  await expect(page.locator(".pswp__item").first()).toBeVisible();
}

/** Gone, the page is usable again, and focus is on the picture. */
async function expectClosed(page: Page, id = "work-2"): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
}

test("opens by a click at that picture, with its words", async ({ page }) => {
  await openMoth(page);
  await expect(lightbox(page).getByRole("img", { name: MOTH })).toBeVisible();
  await expect(lightbox(page).getByText(MOTH)).toBeVisible();
  await expect(lightbox(page).getByText("1 of 22")).toBeVisible();
});

test("opens by Enter", async ({ page }) => {
  await page.goto("/");
  await moth(page).focus();
  await page.keyboard.press("Enter");
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed(page);
});

test("opens the group that the picture belongs to", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Healed dotwork small sitting pig on an inner forearm" }).click();
  await expect(page.getByRole("dialog", { name: "Doodles" }).getByText("1 of 14")).toBeVisible();
});

test("is dark and full-screen, the picture at most 85 % of its height", async ({ page, viewport }) => {
  await openMoth(page);
  const { width = 0, height = 0 } = viewport ?? {};
  expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(page.locator(".pswp__bg")).toHaveCSS("background-color", "rgb(15, 16, 16)");
  const picture = lightbox(page).getByRole("img", { name: MOTH });
  await expect
    .poll(async () => (await picture.boundingBox())?.height ?? 0)
    .toBeGreaterThan(Math.min(height * 0.8, (width - 48) / 0.75) - 2);
  const box = await picture.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(height * 0.85);
  expect(box?.width).toBeLessThanOrEqual(width);
});

test.describe("closes", () => {
  test("on Escape", async ({ page }) => {
    await openMoth(page);
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  test("by the button", async ({ page }) => {
    await openMoth(page);
    await button(page, "Close").click();
    await expectClosed(page);
  });

  test("by a click on the backdrop", async ({ page }) => {
    await openMoth(page);
    await lightbox(page).click({ position: { x: 8, y: 120 } });
    await expectClosed(page);
  });

  test("but not by the second click of a double one", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await moth(page).dblclick({ position: { x: 8, y: 8 } });
    await expect(lightbox(page)).toBeVisible();
    await expect(page).toHaveURL(/#work-2$/);
    await expect(page.locator(".pswp__item").first()).toBeVisible();
    await expect(lightbox(page)).toBeVisible();
  });

  test("by Back, while which Forward opens it again", async ({ page }) => {
    await openMothFully(page);
    await page.evaluate(() => {
      document.querySelector(".pswp")?.setAttribute("data-first", "");
      addEventListener("popstate", () => history.forward(), { once: true });
      history.back();
    });
    await expect(page.locator(".pswp:not([data-first])")).toBeVisible();
    await expect(page).toHaveURL(/#work-2$/);
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  test("by the browser's Back, and Forward opens it again", async ({ page }) => {
    await openMoth(page);
    await page.goBack();
    await expectClosed(page);
    await page.goForward();
    await expect(lightbox(page).getByRole("img", { name: MOTH })).toBeVisible();
  });

  for (const how of ["Escape", "Close", "backdrop"]) {
    test(`also when asked to while it opens: ${how}`, async ({ page }) => {
      await page.goto("/");
      await moth(page).click();
      await page.getByRole("dialog").evaluate((dialog, way) => {
        const target = dialog.querySelector(way === "Close" ? "[aria-label=Close]" : ".pswp__item");
        const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
        target?.dispatchEvent(way === "Escape" ? key : new MouseEvent("click", { bubbles: true }));
      }, how);
      await expectClosed(page);
    });
  }

  test("without a trace in the history", async ({ page }) => {
    await page.goto("/about/");
    await openMoth(page);
    await button(page, "Next").click();
    await button(page, "Close").click();
    await expectClosed(page, "work-3");
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
  });
});

test("keeps focus inside, and the page behind it out of reach", async ({ page }) => {
  await openMoth(page);
  for (const name of ["Previous", "Next", "Close"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
  }
  for (const name of ["Next", "Previous", "Close"]) {
    await page.keyboard.press("Shift+Tab");
    await expect(button(page, name)).toBeFocused();
  }
  await moth(page).focus();
  await expect(button(page, "Close")).toBeFocused();
  await page.keyboard.press("Escape");
  await moth(page).focus();
  await expect(moth(page)).toBeFocused();
});

test("leaves the page behind it where it is", async ({ page }) => {
  await openMoth(page);
  for (const key of ["PageDown", "End", "ArrowDown"]) await page.keyboard.press(key);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("moves by its buttons and by the arrow keys, round and round", async ({ page }) => {
  await openMoth(page);
  await button(page, "Next").click();
  await expect(lightbox(page).getByText(FERN)).toBeVisible();
  await expect(page).toHaveURL(/#work-3$/);
  await button(page, "Previous").click();
  await button(page, "Previous").click();
  await expect(lightbox(page).getByText(LAST)).toBeVisible();
  await expect(lightbox(page).getByText("22 of 22")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page).getByText(FERN)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox(page).getByText(MOTH)).toBeVisible();
});

test("keeps the gallery's order, wherever the carousel has been turned", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await page.getByRole("region", { name: "Tattoos" }).getByRole("button", { name: "Previous slide" }).click();
  await moth(page).click();
  await expect(lightbox(page).getByText("1 of 22")).toBeVisible();
});

test("gives focus to the picture that was shown last, in view", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await moth(page).click();
  for (let turn = 0; turn < 5; turn++) await button(page, "Next").click();
  await expect(page).toHaveURL(/#work-7$/);
  await button(page, "Close").click();
  await expectClosed(page, "work-7");
  await expect(page.locator("#work-7")).toBeInViewport({ ratio: 0.5 });
});

test.describe("under a finger", () => {
  test.skip(({ hasTouch }) => !hasTouch, "needs a touch screen");

  test("moves by a swipe", async ({ page }) => {
    await openMothFully(page);
    await swipe(page, lightbox(page), { from: 0.8, to: 0.2 });
    await expect(lightbox(page).getByText(FERN)).toBeVisible();
    await swipe(page, lightbox(page), { from: 0.2, to: 0.8 });
    await expect(lightbox(page).getByText(MOTH)).toBeVisible();
  });

  test("grows by a pinch", async ({ page }) => {
    await openMothFully(page);
    const picture = lightbox(page).getByRole("img", { name: MOTH });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(358, 0);
    await pinch(page);
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(500);
  });

  test("closes by a tap beside the picture", async ({ page }) => {
    await openMothFully(page);
    await page.touchscreen.tap(195, 120);
    await expectClosed(page);
  });

  test("grows by two taps on the picture, and keeps its controls", async ({ page }) => {
    await openMothFully(page);
    const picture = lightbox(page).getByRole("img", { name: MOTH });
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(500);
    await expect(button(page, "Close")).toBeVisible();
  });
});

async function pinch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 420, id: 1 },
    { x: 195 + apart, y: 420, id: 2 },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
  for (const apart of [50, 70, 90, 110]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("an address", () => {
  test("opens its picture, survives a reload, and Back closes it", async ({ page }) => {
    await page.goto("/#work-31");
    const doodles = page.getByRole("dialog", { name: "Doodles" });
    await expect(doodles.getByText("1 of 14")).toBeVisible();
    await page.reload();
    await expect(doodles.getByText("1 of 14")).toBeVisible();
    await expect(page).toHaveURL(/#work-31$/);
    await page.goBack();
    await expectClosed(page, "work-31");
  });

  test("can be followed within the page", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      location.hash = "#work-6";
    });
    await expect(lightbox(page).getByText("5 of 22")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page, "work-6");
  });

  test("of no picture opens nothing", async ({ page }) => {
    await page.goto("/#work-999");
    await expect(page.locator(".swiper-initialized")).toHaveCount(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("fetches PhotoSwipe only at the first sign of interest", async ({ page }) => {
  const fetched: string[] = [];
  page.on("response", async (response) => {
    if (/\/assets\/.*\.js$/.test(response.url()) && (await response.text()).includes("pswp__"))
      fetched.push(response.url());
  });
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await moth(page).focus();
  await expect.poll(() => fetched.length).toBe(1);
});

test("does not fetch the largest picture where a smaller one is as sharp", async ({ page }) => {
  await openMoth(page);
  const shown = lightbox(page).getByRole("img", { name: MOTH });
  const { width, drawn } = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { drawn: image.naturalWidth, width: image.getBoundingClientRect().width };
  });
  expect(width).toBeGreaterThan(0);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain("-1200.");
  expect(drawn).toBeLessThan(1200);
});

test("leaves a click that asks for a new tab to the browser", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await moth(page).click({ modifiers: ["ControlOrMeta"] });
  expect((await opened).url()).toMatch(/\/images\/\w+-slide-1200\.webp$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("when it cannot be loaded, the link opens the picture", async ({ page }) => {
  await blockScript(page, /pswp__/);
  await page.goto("/");
  await moth(page).click();
  await expect(page).toHaveURL(/\/images\/\w+-slide-1200\.webp$/);
});

test("says so when a picture cannot be loaded, and can be left", async ({ page }) => {
  await page.goto("/");
  await page.route(`**/images/${await hashOf(moth(page))}-*`, (route) => route.abort());
  await openMoth(page);
  await expect(lightbox(page).getByText("The image cannot be loaded")).toBeVisible();
  await button(page, "Next").click();
  await expect(lightbox(page).getByRole("img", { name: FERN })).toBeVisible();
});

test("has nothing that axe finds wrong", async ({ page }) => {
  await openMoth(page);
  await expect(lightbox(page).getByRole("img", { name: MOTH })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("opens, moves and closes", async ({ page }) => {
    await openMoth(page);
    await page.keyboard.press("ArrowRight");
    await expect(lightbox(page).getByText(FERN)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page, "work-3");
  });
});
