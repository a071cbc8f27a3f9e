/** The shell of every page: header, menu, skip link, footer and "Scroll to top". */
import type { Page } from "@playwright/test";
import { studioName } from "../fixtures/content.ts";
import { PAGES } from "../support/built-pages.ts";
import { holdBack } from "../support/page/network.ts";
import { record } from "../support/page/record.ts";
import { isPhone, scrollTo, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });

async function openNavigation(page: Page) {
  if (!isPhone(page)) return page.getByRole("navigation", { name: "Main" });
  await menuButton(page).click();
  return menu(page);
}

test("a menu opened before the script loads is announced as open", async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto("/about/", { waitUntil: "commit" });
  await menuButton(page).click();
  await release();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
});

test("every page shows where the focus is", async ({ page }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expectRings(page);
    });
  // Wide screens add elements only to the header.
  await page.setViewportSize({ width: 1440, height: 800 });
  await expectRings(page);
});

/** Tabs from the top of the page and expects a focus ring on the skip link and the next few elements. */
async function expectRings(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  for (let stop = 0; stop < 12; stop++) {
    const [name, style, width] = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return [focused.outerHTML, outlineStyle, Number.parseFloat(outlineWidth)];
    });
    // What is in a frame shows its own focus.
    if (/^<(body|iframe)/.test(String(name))) return;
    expect({ name, style }).toEqual({ name, style: "solid" });
    expect(width).toBeGreaterThanOrEqual(2);
    await page.keyboard.press("Tab");
  }
}

test("the header stays in view, leads home, and has the word on wide screens only", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/about/");
  await scrollTo(page, 1000);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await expect((await openNavigation(page)).getByRole("link", { name: "Designs" })).toBeVisible();
  if (isPhone(page)) await page.keyboard.press("Escape");
  const brand = page.getByRole("banner").getByRole("link", { name: `Tattoo, ${studioName}, home` });
  await expect(brand.getByText("Tattoo")).toBeVisible({ visible: !isPhone(page) });
  await brand.click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("the browser may prefetch the links to other pages of this site, and nothing else", async ({ page }) => {
  await page.goto("/about/?here#main");
  const prefetched = await page.evaluate(() => {
    const rules = document.querySelector("script[type=speculationrules]")?.textContent ?? "";
    const [{ where }] = JSON.parse(rules).prefetch;
    const [pages, shown] = where.and;
    const matches = (address: string, pattern: string) =>
      new URLPattern(pattern, document.baseURI).test(address);
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href);
    return links.filter(
      (link) => matches(link, pages.href_matches) && !matches(link, shown.not.href_matches),
    );
  });
  const paths = prefetched.map((address) => new URL(address).pathname);
  // About also links to itself, to pictures, to a map, to an e-mail and to another site.
  expect(new Set(paths)).toEqual(new Set(["/", "/designs/", "/info/", "/booking/", "/contact/"]));
  expect(new Set(prefetched.map((address) => new URL(address).origin)).size).toBe(1);
});

test("the menu closes by its button, Escape, a choice, a press outside, and when left", async ({ page }) => {
  const open = async () => {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  };
  const expectClosed = async () => {
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\/about\/$/);
  };

  const clicked = await record(page);
  await page.goto("/about/");
  await expectClosed();
  await open();
  await menuButton(page).click();
  await expectClosed();

  await menuButton(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Designs" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed();
  await expect(menuButton(page)).toBeFocused();

  await open();
  // The menu closes even if the next page never loads.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { once: true }));
  await menu(page).getByRole("link", { name: "Info" }).click();
  await expectClosed();

  // A press outside does nothing else.
  await page.evaluate(() => {
    document.addEventListener("click", ({ target }) => window.record((target as Element).tagName));
  });
  await open();
  await page.mouse.click(195, 800);
  await expectClosed();
  expect(clicked).toEqual(["BUTTON"]);
  await page.mouse.click(195, 800);
  await expect.poll(() => clicked).toHaveLength(2);

  await open();
  for (const _ of await menu(page).getByRole("link").all()) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expectClosed();
  await expect(page.locator("main :focus")).toHaveCount(1);

  await open();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed();
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test('"Scroll to top" appears below 300 px and scrolls smoothly, except under reduced motion', async ({
    page,
  }) => {
    await page.goto("/about/");
    const button = page.getByRole("button", { name: "Scroll to top" });
    await scrollTo(page, 300);
    await expect.poll(() => scrollTop(page)).toBe(300);
    await expect(button).toBeHidden();
    await scrollTo(page, 301);
    await expect(button).toBeVisible();
    const clickAndMeasure = () =>
      button.evaluate((element: HTMLElement) => {
        element.click();
        return scrollY;
      });
    expect(await clickAndMeasure()).toBeGreaterThan(0);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(button).toBeHidden();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollTo(page, 1200);
    expect(await clickAndMeasure()).toBe(0);
  });
});

test("the menu works without JavaScript", async ({ scriptless: page }) => {
  await page.goto("/");
  await (await openNavigation(page)).getByRole("link", { name: "Own idea" }).click();
  await expect(page).toHaveURL(/\/contact\/#your-own-idea$/);
});
