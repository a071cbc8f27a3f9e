/** Back and Forward restore every page from the back-forward cache, even with something open. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { findBrowser } from "../support/find-browser.ts";
import { untilScripted } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { launchWith } from "../support/playwright.ts";
import { button, saved } from "./page-objects/catalogue.ts";
import { chooseTone, expectTone, openDesign, previewButton } from "./page-objects/design.ts";
import { firstPicture, toId } from "./page-objects/home.ts";
import { openFitting, stage } from "./page-objects/try-on.ts";

// Visitors have the back-forward cache, but Playwright's own browser lacks it, and Playwright turns it off.
test.use({
  launchOptions: {
    ...launchWith("liberation"),
    executablePath: findBrowser(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

// One worker, and so one browser, runs all these tests.
test.describe.configure({ mode: "default" });

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted: wasKept }) => Object.assign(window, { wasKept })),
  ),
);

/** Goes back to a page that fires no load event, because it was kept. */
async function goBackToKept(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction("window.wasKept");
}

async function leaveAndReturn(page: Page): Promise<void> {
  const left = page.url();
  await page.evaluate(() => location.assign("/robots.txt"));
  await expect(page).toHaveURL("/robots.txt");
  await goBackToKept(page);
  await expect(page).toHaveURL(left);
}

test("Home, Info and a try-on are kept with a picture, a section and a photo", async ({ page }) => {
  await page.goto("/");
  await firstPicture(page).click();
  await expect(page).toHaveURL(`/#${toId(0)}`);
  await leaveAndReturn(page);
  await page.goto("/info/");
  await untilScripted(page);
  await page.locator("summary").first().click();
  await expect(page).toHaveURL(/#.+$/);
  await leaveAndReturn(page);
  await openFitting(page);
  await leaveAndReturn(page);
  await expect(stage(page)).toHaveAccessibleName(/ on your photo$/);
});

test("restored pages know the designs saved and the tone chosen in the meantime", async ({ page }) => {
  await page.goto("/designs/");
  await expect(button(page, "Save Honey Bee")).toBeVisible();
  await page.goto(toDesignPath(honeyBee));
  await button(page, "Save").click();
  await goBackToKept(page);
  await expect(saved(page, "Save Honey Bee")).toBeVisible();

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
