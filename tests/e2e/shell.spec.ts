/** The shell of every page: header, menu, skip link, footer, "Scroll to top", the missing page. */
import type { Page } from "@playwright/test";
import { PAGES } from "./built-pages.ts";
import { studio, studioName } from "./content.ts";
import { expect, test } from "./test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The navigation that this screen shows. */
async function openNavigation(page: Page) {
  if (!isPhone(page)) return page.getByRole("navigation", { name: "Main" });
  await menuButton(page).click();
  return menu(page);
}

test("every page has one heading and its landmarks, fits every screen, and shows where the focus is", {
  tag: "@both",
}, async ({ page, viewport }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize(viewport ?? { width: 0, height: 0 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const landmark of ["banner", "main", "contentinfo"] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      expect(await page.title()).toContain(studioName);
      await expect(page.getByRole("contentinfo")).toContainText(`© ${studio.copyrightYear} ${studioName}`);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await expectRings(page);
      for (const width of [320, 390, 640, 768, 960, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});

/** What has the focus shows a ring, and so do the next few that the Tab key reaches. */
async function expectRings(page: Page): Promise<void> {
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

test("leads to every page, and marks the one that is shown", { tag: "@both" }, async ({ page }) => {
  await page.goto("/contact/");
  for (const name of ["Designs", "Info", "Booking", "About"]) {
    const navigation = await openNavigation(page);
    await expect(navigation.getByRole("link", { name })).not.toHaveAttribute("aria-current");
    await navigation.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}/$`));
    const there = await openNavigation(page);
    await expect(there.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(there.locator("[aria-current]")).toHaveCount(1);
    if (isPhone(page)) await page.keyboard.press("Escape");
  }
});

test("says that the social link opens a new tab", { tag: "@both" }, async ({ page }) => {
  await page.goto("/about/");
  const { label, url } = studio.social;
  const navigation = await openNavigation(page);
  const link = navigation.getByRole("link", { name: `${label} (opens in a new tab)`, exact: true });
  await expect(link).toHaveAttribute("href", url);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
});

test("the mark leads home, with the word beside it where there is room", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/about/");
  const brand = page
    .getByRole("banner")
    .getByRole("link", { name: `Tattoo, ${studioName}, home`, exact: true });
  await expect(brand.getByText("Tattoo")).toBeVisible({ visible: !isPhone(page) });
  await brand.click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("stays in view while the page scrolls", { tag: "@both" }, async ({ page }) => {
  await page.goto("/about/");
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

test.describe("the menu of small screens", () => {
  test.beforeEach(({ page }) => page.goto("/about/").then(() => {}));

  test("drops down from under the header, and tells whether it is open", async ({ page }) => {
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    const header = await page.getByRole("banner").boundingBox();
    const panel = await menu(page).boundingBox();
    expect(panel?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    expect(panel?.width).toBe(page.viewportSize()?.width);
  });

  test("closes on Escape, and gives focus back", async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Designs" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(menuButton(page)).toBeFocused();
  });

  test("closes on a click outside", async ({ page }) => {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(195, 800);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\/about\/$/);
  });

  test("the click that closes it reaches nothing beneath", async ({ page }) => {
    await page.evaluate(() => {
      document.addEventListener("click", ({ target }) => (document.title += (target as Element).tagName));
    });
    const title = await page.title();
    await menuButton(page).click();
    await page.mouse.click(195, 800);
    await expect(menu(page)).toBeHidden();
    expect(await page.title()).toBe(`${title}BUTTON`);
    await page.mouse.click(195, 800);
    expect(await page.title()).not.toBe(`${title}BUTTON`);
  });

  test("closes when the focus leaves it", async ({ page }) => {
    await menuButton(page).click();
    for (const _ of await menu(page).getByRole("link").all()) await page.keyboard.press("Tab");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test("does not come back when the screen was wide meanwhile", async ({ page }) => {
    const size = page.viewportSize();
    await menuButton(page).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    if (size) await page.setViewportSize(size);
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page)).toBeHidden();
  });

  test("closes by its button", async ({ page }) => {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test("closes after a choice, before the next page is there", async ({ page }) => {
    await menuButton(page).click();
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await menu(page).getByRole("link", { name: "Info" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\/about\/$/);
  });
});

test("the first Tab offers to skip the header", async ({ page }) => {
  await page.goto("/about/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe('"Scroll to top"', () => {
  const button = (page: Page) => page.getByRole("button", { name: "Scroll to top" });

  test("appears once scrolled more than 300 px, and goes again", async ({ page }) => {
    await page.goto("/about/");
    await expect(button(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await expect(button(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 301, behavior: "instant" }));
    await expect(button(page)).toBeVisible();
    await button(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button(page)).toBeHidden();
  });

  test("scrolls smoothly, or at once for those who asked for less motion", async ({ page }) => {
    await page.goto("/about/");
    const scroll = () =>
      page.evaluate(() => {
        scrollTo({ top: 1200, behavior: "instant" });
        document.getElementById("scroll-to-top")?.click();
        return scrollY;
      });
    expect(await scroll()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await scroll()).toBe(0);
  });
});

test("moves between pages in one motion, and in none for those who asked", async ({ page }) => {
  await page.goto("/about/");
  const style = await page.locator("head style").first().textContent();
  expect(style).toContain("@view-transition{navigation:auto}");
  expect(style).toContain("prefers-reduced-motion:reduce){@view-transition{navigation:none}}");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the menu leads on", async ({ page }) => {
    await page.goto("/");
    const navigation = await openNavigation(page);
    await navigation.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about\/$/);
  });
});
