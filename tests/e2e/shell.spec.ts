/** The shell of every page: header, menu, skip link, footer and "Scroll to top". */
import type { Page } from "@playwright/test";
import { studio, studioName } from "../fixtures/content.ts";
import { PAGES } from "../support/built-pages.ts";
import { holdBack } from "../support/page/network.ts";
import { boxOf, isPhone, scrollTo, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });

/** Opens the navigation that this screen size uses. */
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

test("every page has landmarks and visible focus", async ({ page }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const landmark of ["banner", "main", "contentinfo"] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      expect(await page.title()).toContain(studioName);
      await expect(page.getByRole("contentinfo")).toContainText(`© ${studio.copyrightYear} ${studioName}`);
      await expectRings(page);
    });
  }
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
    if (String(name).startsWith("<body")) return;
    expect({ name, style }).toEqual({ name, style: "solid" });
    expect(width).toBeGreaterThanOrEqual(2);
    await page.keyboard.press("Tab");
  }
}

test("the navigation leads to every page and marks the current one", async ({ page }) => {
  await page.goto("/contact/");
  for (const name of ["Designs", "Info", "Booking", "About"]) {
    const link = (await openNavigation(page)).getByRole("link", { name });
    await expect(link).not.toHaveAttribute("aria-current");
    const wide = page.getByRole("navigation", { name: "Main", includeHidden: true }).getByText(name);
    await expect(wide).toHaveAttribute("href", (await link.getAttribute("href")) ?? "");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}/$`));
    // Both the navigation of wide screens and the menu of small ones mark it.
    await expect(page.getByRole("banner").locator("[aria-current=page]")).toHaveText([name, name]);
  }
});

test("the header stays in view, and its links lead out and home", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/about/");
  await scrollTo(page, 1000);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  const { label, url } = studio.social;
  const navigation = await openNavigation(page);
  const link = navigation.getByRole("link", { name: `${label} (opens in a new tab)`, exact: true });
  await expect(link).toHaveAttribute("href", url);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
  if (isPhone(page)) await page.keyboard.press("Escape");
  const brand = page
    .getByRole("banner")
    .getByRole("link", { name: `Tattoo, ${studioName}, home`, exact: true });
  await expect(brand.getByText("Tattoo")).toBeVisible({ visible: !isPhone(page) });
  await brand.click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe("the menu of small screens", () => {
  test.beforeEach(({ page }) => page.goto("/about/").then(() => {}));

  async function open(page: Page): Promise<void> {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  }

  async function expectClosed(page: Page): Promise<void> {
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\/about\/$/);
  }

  test("drops down, and closes by its button, on Escape and on a choice", async ({ page }) => {
    await expectClosed(page);
    await open(page);
    const panel = await boxOf(menu(page));
    expect(panel.top).toBeCloseTo((await boxOf(page.getByRole("banner"))).bottom, 0);
    expect(panel.width).toBe(page.viewportSize()?.width);
    await menuButton(page).click();
    await expectClosed(page);

    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Designs" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();

    await open(page);
    // The menu closes even if the next page never loads.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await menu(page).getByRole("link", { name: "Info" }).click();
    await expectClosed(page);
  });

  test("closes on a click outside that does nothing else", async ({ page }) => {
    await page.evaluate(() => {
      document.addEventListener("click", ({ target }) => (document.title += (target as Element).tagName));
    });
    const title = await page.title();
    await open(page);
    await page.mouse.click(195, 800);
    await expectClosed(page);
    expect(await page.title()).toBe(`${title}BUTTON`);
    await page.mouse.click(195, 800);
    expect(await page.title()).not.toBe(`${title}BUTTON`);
  });

  test("closes when focus leaves it, and when the screen becomes wide", async ({ page }) => {
    await open(page);
    for (const _ of await menu(page).getByRole("link").all()) await page.keyboard.press("Tab");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expectClosed(page);
    await expect(page.locator("main :focus")).toHaveCount(1);

    const size = page.viewportSize();
    await open(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    if (size) await page.setViewportSize(size);
    await expectClosed(page);
  });
});

test('"Scroll to top" appears below 300 px and scrolls smoothly, except under reduced motion', async ({
  page,
}) => {
  await page.goto("/about/");
  const button = page.getByRole("button", { name: "Scroll to top" });
  await expect(button).toBeHidden();
  await scrollTo(page, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
  const placeAfterClick = async () => {
    await scrollTo(page, 1200);
    return button.evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    });
  };
  expect(await placeAfterClick()).toBeGreaterThan(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await placeAfterClick()).toBe(0);
});

test('"Scroll to top" covers nothing but the header and the gutter', { tag: "@both" }, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
  await page.goto("/info/");
  await scrollTo(page, 400);
  const button = await boxOf(page.getByRole("button", { name: "Scroll to top" }));
  if (isPhone(page)) {
    expect(button.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole("banner"))).bottom);
    expect(button.right).toBeLessThanOrEqual((await boxOf(page.getByRole("button", { name: "Menu" }))).left);
  } else {
    const sections = await boxOf(page.locator("details").first());
    expect(button.left).toBeGreaterThanOrEqual(sections.right);
  }
});

test("the menu works without JavaScript", async ({ scriptless: page }) => {
  await page.goto("/");
  await (await openNavigation(page)).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await (await openNavigation(page)).getByRole("link", { name: "Own idea" }).click();
  await expect(page).toHaveURL(/\/contact\/#your-own-idea$/);
});
