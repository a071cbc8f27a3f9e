/** The lightbox over the portfolio: opening, closing, moving, addresses, and what it fetches. */
import type { Page } from "@playwright/test";
import { blockScripts, findScripts } from "./block.ts";
import { tattoos, toWords } from "./content.ts";
import { hashOf, readAspectRatio } from "./picture-files.ts";
import { expect, test } from "./test.ts";
import { swipe } from "./touch.ts";

const COUNT = tattoos.length;
const [FIRST = "", SECOND = ""] = tattoos.map(toWords);
const LAST = "Healed swallow below a collarbone";
const toId = (index: number) => `work-${tattoos.at(index)?.id}`;

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Tattoos" });
const first = (page: Page) => page.locator(`a#${toId(0)}`);
const button = (page: Page, name: string) => lightbox(page).getByRole("button", { name, exact: true });

/** That the first picture shows. */
const design = (page: Page) => lightbox(page).getByRole("link", { name: "Design 1, Moon Moth" });

async function openFirst(page: Page): Promise<void> {
  await page.goto("/");
  await first(page).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(button(page, "Close")).toBeFocused();
}

/** Its opening animation is over, so it follows fingers. */
async function openFirstFully(page: Page): Promise<void> {
  await openFirst(page);
  await expect(page.locator(".pswp__item").first()).toBeVisible();
}

/** After closing, the page is usable again, and the picture has the focus. */
async function expectClosed(page: Page, id = toId(0)): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
}

test("opens at the clicked picture, with its words; buttons and arrow keys move in a loop", async ({
  page,
}) => {
  await openFirst(page);
  const picture = lightbox(page).getByRole("img", { name: FIRST });
  await expect(picture).toBeVisible();
  await expect(lightbox(page).getByText(FIRST)).toBeVisible();
  await expect(lightbox(page).getByText(`1 of ${COUNT}`)).toBeVisible();
  // The largest is not fetched where a smaller one is as sharp.
  const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(750);
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

test("follows an arrow key while it opens, and only a plain one", async ({ page }) => {
  await openFirst(page);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/#${toId(1)}`);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/#${toId(2)}`);
});

test("opens on Enter, keeps focus inside, and leaves the page behind it inert and unmoved", async ({
  page,
}) => {
  await page.goto("/");
  await first(page).focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Close")).toBeFocused();
  const inside = [button(page, "Previous"), design(page), button(page, "Next"), button(page, "Close")];
  for (const control of inside) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  for (const control of inside.slice(0, -1).reverse()) {
    await page.keyboard.press("Shift+Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "Close")).toBeFocused();
  await first(page).focus();
  await expect(button(page, "Close")).toBeFocused();
  for (const key of ["PageDown", "End", "ArrowDown"]) await page.keyboard.press(key);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await first(page).blur();
  await first(page).focus();
  await expect(first(page)).toBeFocused();
});

test("is dark and full-screen, the picture at most 85 % of its height; Close shows its focus ring once keys are used", {
  tag: "@both",
}, async ({ page, viewport }) => {
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

  await expect(button(page, "Close")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect(button(page, "Previous")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await page.keyboard.press("Enter");
  await expect(button(page, "Close")).toHaveCSS("outline-style", "solid");
});

test.describe("closes", () => {
  test("on Escape, by the button, and by a click on the backdrop, also while it opens", async ({ page }) => {
    await page.goto("/");
    for (const [way, leave] of Object.entries({
      Escape: () => page.keyboard.press("Escape"),
      Close: () => button(page, "Close").click(),
      backdrop: () => lightbox(page).click({ position: { x: 8, y: 120 } }),
    })) {
      await test.step(way, async () => {
        await first(page).click();
        await expect(button(page, "Close")).toBeFocused();
        await leave();
        await expectClosed(page);

        await first(page).click();
        await page.getByRole("dialog").evaluate((dialog, how) => {
          const target = dialog.querySelector(how === "Close" ? "[aria-label=Close]" : ".pswp__item");
          const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
          target?.dispatchEvent(how === "Escape" ? key : new MouseEvent("click", { bubbles: true }));
        }, way);
        await expectClosed(page);
      });
    }
  });

  test("but not by the second click of a double click", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await first(page).dblclick({ position: { x: 8, y: 8 } });
    await expect(lightbox(page)).toBeVisible();
    await expect(page).toHaveURL(`/#${toId(0)}`);
    await expect(page.locator(".pswp__item").first()).toBeVisible();
    await expect(lightbox(page)).toBeVisible();
  });

  test("by the browser's Back; Forward opens it again, also while it closes", async ({ page }) => {
    await openFirst(page);
    await page.goBack();
    await expectClosed(page);
    await page.goForward();
    await expect(lightbox(page).getByRole("img", { name: FIRST })).toBeVisible();
    await expect(page.locator(".pswp__item").first()).toBeVisible();
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

  test("without leaving a history entry", async ({ page }) => {
    await page.goto("/about/");
    await openFirst(page);
    await button(page, "Next").click();
    await button(page, "Close").click();
    await expectClosed(page, toId(1));
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
  });
});

test("keeps the gallery's order after the carousel has moved; the last picture shown gets the focus, in view", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await page.getByRole("region", { name: "Tattoos" }).getByRole("button", { name: "Previous slide" }).click();
  await first(page).click();
  await expect(lightbox(page).getByText(`1 of ${COUNT}`)).toBeVisible();
  for (let turn = 0; turn < 5; turn++) await button(page, "Next").click();
  await expect(page).toHaveURL(`/#${toId(5)}`);
  await button(page, "Close").click();
  await expectClosed(page, toId(5));
  await expect(page.locator(`#${toId(5)}`)).toBeInViewport({ ratio: 0.5 });
});

test.describe("under a finger", () => {
  test("moves by a swipe, and closes by a tap beside the picture", async ({ page }) => {
    await openFirstFully(page);
    await swipe(page, lightbox(page), { from: 0.8, to: 0.2 });
    await expect(lightbox(page).getByText(SECOND)).toBeVisible();
    await swipe(page, lightbox(page), { from: 0.2, to: 0.8 });
    await expect(lightbox(page).getByText(FIRST)).toBeVisible();
    const box = await lightbox(page).getByRole("img", { name: FIRST }).boundingBox();
    // A tap on a picture that still moves only stops it.
    await expect(async () => {
      await page.touchscreen.tap(195, (box?.y ?? 0) - 8);
      await expect(lightbox(page)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expectClosed(page);
  });

  for (const [how, grow] of [
    ["a pinch", pinch],
    ["two taps on the picture", tapTwice],
  ] as const) {
    test(`grows by ${how}, and keeps its controls`, async ({ page }) => {
      const fitting = await readFitting();
      await openFirstFully(page);
      const picture = lightbox(page).getByRole("img", { name: FIRST });
      const readWidth = async () => (await picture.boundingBox())?.width ?? 0;
      await expect.poll(readWidth).toBeCloseTo(fitting, 0);
      await grow(page);
      await expect.poll(readWidth).toBeGreaterThan(fitting * 1.35);
      await expect(button(page, "Close")).toBeVisible();
    });
  }
});

/** How wide the first picture is on a phone: 16 px from its sides, and at most 85 % of its height. */
const readFitting = async () => Math.min(390 - 32, 844 * 0.85 * (await readAspectRatio(tattoos[0]?.src)));

async function tapTwice(page: Page): Promise<void> {
  for (const _ of ["first", "second"]) await page.touchscreen.tap(195, 400);
}

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
  test("opens its picture in its own group, survives a reload, and Back closes it", async ({ page }) => {
    const id = "work-13";
    await page.goto(`/#${id}`);
    const count = page.getByRole("dialog", { name: "Doodles" }).getByText("1 of 3");
    await expect(count).toBeVisible();
    await page.reload();
    await expect(count).toBeVisible();
    await expect(page).toHaveURL(`/#${id}`);
    // Without a gesture browsers skip what a page adds to the history.
    await page.keyboard.press("Shift");
    await page.goBack();
    await expectClosed(page, id);
    await page.locator(`a#${id}`).click();
    await expect(count).toBeVisible();
  });

  test("opens nothing when it names no picture, and can be followed within the page", async ({ page }) => {
    await page.goto("/#work-99");
    await expect(page.locator(".swiper-initialized")).toHaveCount(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.evaluate((id) => {
      location.hash = id;
    }, toId(4));
    await expect(lightbox(page).getByText(`5 of ${COUNT}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(`#${toId(4)}`)).toBeFocused();
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

test("leaves a click that asks for a new tab to the browser", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await first(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/images\/\w+-slide-\d+\.webp$/);
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

test("a caption is its title and a quiet line, whole and below the picture", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openFirstFully(page);
  const caption = page.locator("#lightbox-caption");
  await expect(caption.locator("b")).toHaveText("Moon moth");
  await expect(caption.locator("span")).toHaveText(FIRST);
  expect(await caption.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  const picture = await lightbox(page).getByRole("img", { name: FIRST }).boundingBox();
  const bar = await caption.locator("..").boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});

test("its caption leads to the design that the picture shows, if the catalogue has it; Back returns", {
  tag: "@both",
}, async ({ page }) => {
  await openFirstFully(page);
  await design(page).click();
  await expect(page).toHaveURL(/\/design\/1\/$/);
  await page.goBack();
  await expect(lightbox(page).getByRole("img", { name: FIRST })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox(page).getByText(LAST)).toBeVisible();
  await expect(lightbox(page).getByRole("link")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectClosed(page, toId(-1));
});

test("a landscape goes from edge to edge on a phone", async ({ page, viewport }) => {
  await page.goto("/about/");
  await page.getByRole("button", { name: "Treatment bed by a wide window" }).click();
  const picture = page.getByRole("dialog").getByRole("img", { name: "Treatment bed by a wide window" });
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(viewport?.width);
});
