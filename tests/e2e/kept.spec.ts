/** Back and Forward restore every page from the back-forward cache, even with something open. */
import type { Browser, Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { startAnalytics } from "../support/analytics-server.ts";
import { serveProvider } from "../support/cal-provider.ts";
import { findBrowser } from "../support/find-browser.ts";
import { test as base, expect } from "../support/page/test.ts";
import { calendar, calendarFrame, openReady } from "./page-objects/booking.ts";
import { button, openPanel, saved } from "./page-objects/catalogue.ts";
import { chooseTone, expectTone, openDesign, previewButton } from "./page-objects/design.ts";
import { firstPicture } from "./page-objects/home.ts";
import { openFitting, stage } from "./page-objects/try-on.ts";

/** A browser with the back-forward cache, which visitors have but Playwright turns off. */
const test = base.extend<object, { keepingBrowser: Browser }>({
  keepingBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: findBrowser(),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  page: async ({ keepingBrowser, baseURL, viewport, hasTouch }, use) => {
    const page = await keepingBrowser.newPage({ baseURL, viewport, hasTouch });
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        window.wasKept = persisted;
      });
    });
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  },
});

// One worker, and so one browser, runs all these tests.
test.describe.configure({ mode: "default" });

declare global {
  interface Window {
    /** Whether the page came from the back-forward cache. */
    wasKept?: boolean;
  }
}

/** Goes back to a page that fires no load event, because it was kept. */
async function goBackToKept(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => window.wasKept);
}

/** What the visitor opens before leaving each page. */
const STATES: Record<string, (page: Page) => unknown> = {
  "/": async (page) => {
    await firstPicture(page).click();
    await expect(page).toHaveURL(/#work-2$/);
  },
  "/designs/": (page) => openPanel(page, "Sort"),
  [toDesignPath(moonMoth)]: openFitting,
  "/info/": async (page) => {
    await page.locator("summary").first().click();
    await expect(page).toHaveURL(/#.+$/);
  },
};

// The other pages have no additional scripts, or their own test.
for (const [path, open] of Object.entries(STATES))
  test(`${path} is kept, and Back shows it again`, async ({ page, baseURL }) => {
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort(),
    );
    await page.goto(path);
    await open(page);
    const left = page.url();
    await page.evaluate(() => location.assign("/robots.txt"));
    await expect(page).toHaveURL("/robots.txt");
    await goBackToKept(page);
    await expect(page).toHaveURL(left);
    if (open === openFitting) await expect(stage(page)).toHaveAccessibleName(/ on your photo$/);
  });

test("a restored page counts as another view", async ({ page }) => {
  const service = await startAnalytics();
  await page.goto(`${service.origin}/about/`);
  await page.goto(`${service.origin}/contact/`);
  await expect.poll(service.paths).toEqual(["/about/", "/contact/"]);
  await goBackToKept(page);
  await expect.poll(service.paths).toEqual(["/about/", "/contact/", "/about/"]);
  service.close();
});

test("a restored catalogue marks designs saved in the meantime", async ({ page }) => {
  await page.goto("/designs/");
  await expect(button(page, "Save Honey Bee")).toBeVisible();
  await page.goto(toDesignPath(honeyBee));
  await button(page, "Save").click();
  await goBackToKept(page);
  await expect(saved(page, "Save Honey Bee")).toBeVisible();
});

test("a restored design has the tone chosen in the meantime", async ({ page }) => {
  const choose = async (name: string) => {
    await previewButton(page).click();
    await chooseTone(page, name);
  };
  await openDesign(page, honeyBee);
  await choose("Deep");
  await openDesign(page, moonMoth);
  await choose("Original");
  await goBackToKept(page);
  await expectTone(page, "Original");
});

/** Leaves the booking by the keyboard, because a click right after a scroll can land in the calendar's frame. */
async function leave(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Policies" }).press("Enter");
  await expect(page).toHaveURL(/\/info\/$/);
}

/** Asks the calendar from the page itself, because Playwright loses track of frames in cached pages. */
const callCalendar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("message", ({ data }) => resolve(data.type));
        frames[0]?.postMessage({ method: "areYouThere" }, "*");
      }),
  );

test("a ready calendar is kept", async ({ page }) => {
  await serveProvider(page);
  await openReady(page);
  await leave(page);
  await goBackToKept(page);
  await expect(calendarFrame(page)).toBeVisible();
  await expect(calendar(page).getByRole("status")).toHaveCount(0);
  expect(await callCalendar(page)).toBe("here");
});
