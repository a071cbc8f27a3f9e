/** The lightbox over the portfolio: opening, closing, moving, addresses, and what it fetches. */
import type { Page } from "@playwright/test";
import { blockScripts, findScripts } from "./block.ts";
import { tattoos, toWords } from "./content.ts";
import { hashOf, readAspectRatio } from "./picture-files.ts";
import { expect, test } from "./test.ts";
import { swipe } from "./touch.ts";

const COUNT = tattoos.length;
const [FIRST = "", SECOND = ""] = tattoos.map(toWords);
const LAST = "swallow";
const toId = (index: number) => `work-${tattoos[index]?.id}`;

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Tattoos" });
const first = (page: Page) => page.locator(`a#${toId(0)}`);
const button = (page: Page, name: string) => lightbox(page).getByRole("button", { name, exact: true });

async function openFirst(page: Page): Promise<void> {
  await page.goto("/");
  await first(page).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(button(page, "Close")).toBeFocused();
}

/** Its opening is over: it follows fingers. */
async function openFirstFully(page: Page): Promise<void> {
  await openFirst(page);
  await expect(page.locator(".pswp__item").first()).toBeVisible();
}

/** Gone, the page is usable again, and focus is on the picture. */
async function expectClosed(page: Page, id = toId(0)): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
}

test("opens by a click at that picture, with its words", async ({ page }) => {
  await openFirst(page);
  await expect(lightbox(page).getByRole("img", { name: FIRST })).toBeVisible();
  await expect(lightbox(page).getByText(FIRST)).toBeVisible();
  await expect(lightbox(page).getByText(`1 of ${COUNT}`)).toBeVisible();
});

test("opens by Enter", async ({ page }) => {
  await page.goto("/");
  await first(page).focus();
  await page.keyboard.press("Enter");
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed(page);
});

test("opens the group that the picture belongs to", async ({ page }) => {
  await page.goto("/");
  await page.locator("a#work-13").click();
  await expect(page.getByRole("dialog", { name: "Doodles" }).getByText("1 of 3")).toBeVisible();
});

test("is dark and full-screen, the picture at most 85 % of its height", { tag: "@both" }, async ({
  page,
  viewport,
}) => {
  const aspectRatio = await readAspectRatio(tattoos[0]?.src);
  await openFirst(page);
  const { width = 0, height = 0 } = viewport ?? {};
  expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(page.locator(".pswp__bg")).toHaveCSS("background-color", "rgb(15, 16, 16)");
  const picture = lightbox(page).getByRole("img", { name: FIRST });
  await expect
    .poll(async () => (await picture.boundingBox())?.height ?? 0)
    .toBeGreaterThan(Math.min(height * 0.8, (width - 48) / aspectRatio) - 2);
  const box = await picture.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(height * 0.85);
  expect(box?.width).toBeLessThanOrEqual(width);
});

test.describe("closes", () => {
  test("on Escape, by the button, and by a click on the backdrop", async ({ page }) => {
    await page.goto("/");
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => button(page, "Close").click(),
      () => lightbox(page).click({ position: { x: 8, y: 120 } }),
    ]) {
      await first(page).click();
      await expect(button(page, "Close")).toBeFocused();
      await leave();
      await expectClosed(page);
    }
  });

  test("but not by the second click of a double one", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await first(page).dblclick({ position: { x: 8, y: 8 } });
    await expect(lightbox(page)).toBeVisible();
    await expect(page).toHaveURL(`/#${toId(0)}`);
    await expect(page.locator(".pswp__item").first()).toBeVisible();
    await expect(lightbox(page)).toBeVisible();
  });

  test("by Back, while which Forward opens it again", async ({ page }) => {
    await openFirstFully(page);
    await page.evaluate(() => {
      document.querySelector(".pswp")?.setAttribute("data-first", "");
      addEventListener("popstate", () => history.forward(), { once: true });
      history.back();
    });
    await expect(page.locator(".pswp:not([data-first])")).toBeVisible();
    await expect(page).toHaveURL(`/#${toId(0)}`);
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  test("by the browser's Back, and Forward opens it again", async ({ page }) => {
    await openFirst(page);
    await page.goBack();
    await expectClosed(page);
    await page.goForward();
    await expect(lightbox(page).getByRole("img", { name: FIRST })).toBeVisible();
  });

  test("also when asked to while it opens, by any of them", async ({ page }) => {
    await page.goto("/");
    for (const how of ["Escape", "Close", "backdrop"]) {
      await first(page).click();
      await page.getByRole("dialog").evaluate((dialog, way) => {
        const target = dialog.querySelector(way === "Close" ? "[aria-label=Close]" : ".pswp__item");
        const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
        target?.dispatchEvent(way === "Escape" ? key : new MouseEvent("click", { bubbles: true }));
      }, how);
      await expectClosed(page);
    }
  });

  test("without a trace in the history", async ({ page }) => {
    await page.goto("/about/");
    await openFirst(page);
    await button(page, "Next").click();
    await button(page, "Close").click();
    await expectClosed(page, toId(1));
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
  });
});

test("keeps focus inside, and the page behind it out of reach", async ({ page }) => {
  await openFirst(page);
  for (const name of ["Previous", "Next", "Close"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
  }
  for (const name of ["Next", "Previous", "Close"]) {
    await page.keyboard.press("Shift+Tab");
    await expect(button(page, name)).toBeFocused();
  }
  await first(page).focus();
  await expect(button(page, "Close")).toBeFocused();
  await page.keyboard.press("Escape");
  await first(page).focus();
  await expect(first(page)).toBeFocused();
});

test("leaves the page behind it where it is", async ({ page }) => {
  await openFirst(page);
  for (const key of ["PageDown", "End", "ArrowDown"]) await page.keyboard.press(key);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("moves by its buttons and by the arrow keys, round and round", async ({ page }) => {
  await openFirst(page);
  await button(page, "Next").click();
  await expect(lightbox(page).getByText(SECOND)).toBeVisible();
  await expect(page).toHaveURL(`/#${toId(1)}`);
  await button(page, "Previous").click();
  await button(page, "Previous").click();
  await expect(lightbox(page).getByText(LAST)).toBeVisible();
  await expect(lightbox(page).getByText(`${COUNT} of ${COUNT}`)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page).getByText(SECOND)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox(page).getByText(FIRST)).toBeVisible();
});

test("keeps the gallery's order, wherever the carousel has been turned", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await page.getByRole("region", { name: "Tattoos" }).getByRole("button", { name: "Previous slide" }).click();
  await first(page).click();
  await expect(lightbox(page).getByText(`1 of ${COUNT}`)).toBeVisible();
});

test("gives focus to the picture that was shown last, in view", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await first(page).click();
  for (let turn = 0; turn < 5; turn++) await button(page, "Next").click();
  await expect(page).toHaveURL(`/#${toId(5)}`);
  await button(page, "Close").click();
  await expectClosed(page, toId(5));
  await expect(page.locator(`#${toId(5)}`)).toBeInViewport({ ratio: 0.5 });
});

test.describe("under a finger", () => {
  test("moves by a swipe", async ({ page }) => {
    await openFirstFully(page);
    await swipe(page, lightbox(page), { from: 0.8, to: 0.2 });
    await expect(lightbox(page).getByText(SECOND)).toBeVisible();
    await swipe(page, lightbox(page), { from: 0.2, to: 0.8 });
    await expect(lightbox(page).getByText(FIRST)).toBeVisible();
  });

  test("grows by a pinch", async ({ page }) => {
    const fitting = await readFitting();
    await openFirstFully(page);
    const picture = lightbox(page).getByRole("img", { name: FIRST });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(fitting, 0);
    await pinch(page);
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(fitting * 1.35);
  });

  test("closes by a tap beside the picture", async ({ page }) => {
    await openFirstFully(page);
    const box = await lightbox(page).getByRole("img", { name: FIRST }).boundingBox();
    await page.touchscreen.tap(195, (box?.y ?? 0) - 8);
    await expectClosed(page);
  });

  test("grows by two taps on the picture, and keeps its controls", async ({ page }) => {
    const fitting = await readFitting();
    await openFirstFully(page);
    const picture = lightbox(page).getByRole("img", { name: FIRST });
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(fitting * 1.35);
    await expect(button(page, "Close")).toBeVisible();
  });
});

/** How wide the first picture is on a phone: 16 px from its sides, and at most 85 % of its height. */
const readFitting = async () => Math.min(390 - 32, 844 * 0.85 * (await readAspectRatio(tattoos[0]?.src)));

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
    const id = "work-13";
    await page.goto(`/#${id}`);
    const count = page.getByRole("dialog", { name: "Doodles" }).getByText("1 of 3");
    await expect(count).toBeVisible();
    await page.reload();
    await expect(count).toBeVisible();
    await expect(page).toHaveURL(`/#${id}`);
    await page.goBack();
    await expectClosed(page, id);
  });

  test("can be followed within the page", async ({ page }) => {
    await page.goto("/");
    await page.evaluate((id) => {
      location.hash = id;
    }, toId(4));
    await expect(lightbox(page).getByText(`5 of ${COUNT}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page, toId(4));
  });

  test("of no picture opens nothing", async ({ page }) => {
    await page.goto("/#work-99");
    await expect(page.locator(".swiper-initialized")).toHaveCount(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("fetches PhotoSwipe only at the first sign of interest", async ({ page }) => {
  const [script] = findScripts(/pswp__/);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  expect(fetched).not.toContain(script);
  await first(page).focus();
  await expect.poll(() => fetched).toContain(script);
});

test("does not fetch the largest picture where a smaller one is as sharp", async ({ page }) => {
  await openFirst(page);
  const { shown, drawn } = await lightbox(page)
    .getByRole("img", { name: FIRST })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { drawn: image.naturalWidth, shown: image.getBoundingClientRect().width };
    });
  expect(shown).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(750);
});

test("leaves a click that asks for a new tab to the browser", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await first(page).click({ modifiers: ["ControlOrMeta"] });
  expect((await opened).url()).toMatch(/\/images\/\w+-slide-\d+\.webp$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("when it cannot be loaded, the link opens the picture", async ({ page }) => {
  await blockScripts(page, /pswp__/);
  await page.goto("/");
  const address = (await first(page).getAttribute("href")) ?? "";
  await first(page).click();
  await expect(page).toHaveURL(address);
});

test("says so when a picture cannot be loaded, and can be left", async ({ page }) => {
  await page.goto("/");
  await page.route(`**/images/${await hashOf(first(page))}-*`, (route) => route.abort());
  await openFirst(page);
  await expect(lightbox(page).getByText("The image cannot be loaded")).toBeVisible();
  await button(page, "Next").click();
  await expect(lightbox(page).getByRole("img", { name: SECOND })).toBeVisible();
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("opens, moves and closes", async ({ page }) => {
    await openFirst(page);
    await page.keyboard.press("ArrowRight");
    await expect(lightbox(page).getByText(SECOND)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page, toId(1));
  });
});
