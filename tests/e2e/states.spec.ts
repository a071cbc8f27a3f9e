/** Every page in every state, under a host's headers: no faults of ours, and no axe violations. */
import type { Page } from "@playwright/test";
import {
  dragonfly,
  honeyBee,
  moonMoth,
  octopusArm,
  plume,
  snail,
  toDesignPath,
  unknownId,
  widowAndWeb,
} from "../fixtures/content.ts";
import { serveProvider } from "../support/cal-provider.ts";
import { serveMaps } from "../support/maps.ts";
import { findViolations } from "../support/page/axe.ts";
import { watchFaults } from "../support/page/faults.ts";
import { test as base, expect } from "../support/page/test.ts";
import { addressOf } from "../support/playwright.ts";
import { makeRamp } from "../support/try-on-model.ts";
import { map } from "./page-objects/about.ts";
import { openReady } from "./page-objects/booking.ts";
import { button, opener, openPanel, option } from "./page-objects/catalogue.ts";
import { chooseTone, previewButton } from "./page-objects/design.ts";
import { expectLooping, firstPicture, lightboxButton } from "./page-objects/home.ts";
import { openTryOn, pick } from "./page-objects/try-on.ts";

/** Other services are blocked. At its end, a test expects that there were no faults. */
const test = base.extend<{ faults: () => string[] }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = await watchFaults(page, baseURL ?? "");
      await page.route(
        ({ origin }) => origin !== baseURL,
        (route) => route.abort("blockedbyclient"),
      );
      await use(faults);
      expect(faults()).toEqual([]);
    },
    { auto: true },
  ],
});

const dialog = (page: Page) => page.getByRole("dialog");

const expectSound = async (page: Page) => expect.soft(await findViolations(page)).toEqual([]);

test("Home is sound with its carousels and in the lightbox", async ({ page }) => {
  await page.goto("/");
  await expectLooping(page);
  await expectSound(page);
  await firstPicture(page).click();
  await lightboxButton(page, "Next").click();
  await expect(dialog(page).getByText("2 of 8")).toBeVisible();
  await expectSound(page);
});

test("the catalogue is sound at its panels, filtered, and in its lightbox", async ({ page }) => {
  await page.goto("/designs/");
  await button(page, "Save Honey Bee").click();
  await expectSound(page);
  await openPanel(page, "Sort");
  await expectSound(page);
  await page.keyboard.press("Escape");
  await filterBlack(page);
  await expectSound(page);
  await page.goto("/designs/?status=soldOut&ink=color");
  await button(page, `${dragonfly.id}, ${dragonfly.title}, Sold Out`).click();
  await expect(dialog(page).getByText("Sold Out", { exact: true })).toBeVisible();
  await expectSound(page);
});

test("a list is sound before and after it is saved, and without designs", async ({ page }) => {
  await page.goto(`/designs/?saved=${honeyBee.id},${octopusArm.id}`);
  await expect(button(page, "Save all")).toBeVisible();
  await expectSound(page);
  await button(page, "Save all").click();
  await expectSound(page);
  await page.goto(`/designs/?saved=${unknownId}`);
  await expectSound(page);
  await page.goto("/designs/?status=soldOut&ink=black");
  await expectSound(page);
});

test("a design is sound when saved, on skin, unpriced, sold out, reserved, nearly gone", async ({ page }) => {
  await page.goto(toDesignPath(honeyBee));
  await button(page, "Save").click();
  await expectSound(page);
  await showOnSkin(page);
  await expectSound(page);
  for (const design of [widowAndWeb, octopusArm, plume, snail]) {
    await page.goto(toDesignPath(design));
    await expectSound(page);
  }
});

test("the try-on is sound on an arm, without and with a photo, and with another file", async ({ page }) => {
  await openTryOn(page);
  await expectSound(page);
  await button(page, "Your photo").click();
  await expect(dialog(page).getByText("Choose a photo", { exact: true })).toBeVisible();
  await expectSound(page);
  await pick(page, Buffer.from("%PDF-1.7"));
  await expect(dialog(page).getByRole("alert")).toContainText("cannot open this file as a photo");
  await expectSound(page);
  await setSize(page);
  await expectSound(page);
});

test("Info, Contact with its menu, and the page for unknown addresses are sound", async ({ page }) => {
  for (const path of ["/info/#note-the-booking-widget", "/404.html", "/contact/"]) {
    await page.goto(path);
    await expectSound(page);
  }
  await button(page, "Menu").click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectSound(page);
});

test("wide screens, whose layout has more parts, are sound", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/designs/");
  await filterBlack(page);
  await expectSound(page);
  await page.goto(toDesignPath(honeyBee));
  await showOnSkin(page);
  await expectSound(page);
  await openTryOn(page);
  await setSize(page);
  await expectSound(page);
});

test("About with its map, and Booking with its calendar, are sound", { tag: "@both" }, async ({ page }) => {
  await serveMaps(page);
  await page.goto("/about/");
  await map(page).scrollIntoViewIfNeeded();
  await expectSound(page);
  await serveProvider(page);
  await openReady(page, `/booking/?design=${honeyBee.id}`);
  await expectSound(page);
});

test.describe("in the second studio", () => {
  test.use({ baseURL: addressOf("second") });

  test("pages in its own colors and with closed books are sound", async ({ page }) => {
    for (const path of ["/", "/designs/", "/booking/", "/info/", "/contact/", "/404.html"]) {
      await page.goto(path);
      await expectSound(page);
    }
    await page.goto(toDesignPath(moonMoth));
    await showOnSkin(page);
    await expectSound(page);
  });
});

base("the check itself notices every kind of fault", async ({ page, baseURL }) => {
  const faults = await watchFaults(page, baseURL ?? "");
  await page.goto("/contact/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "0";
    document.body.append(script);
    void Promise.reject(new Error("of a promise"));
    document
      .querySelector("h1")
      ?.insertAdjacentHTML(
        "afterend",
        '<img src="/favicon.svg"><p style="color: #fff">Too pale to read.</p>',
      );
  });
  await expect.poll(faults).toContainEqual("kept out: script-src-elem inline");
  await expect.poll(faults).toContainEqual("rejected: Error: of a promise");
  await expect.poll(() => faults().join()).toContain("violates the following Content Security Policy");
  expect(await findViolations(page)).toEqual([
    expect.stringMatching(/^color-contrast: .*p$/),
    "image-alt: img",
  ]);
});

async function filterBlack(page: Page): Promise<void> {
  await openPanel(page, "Filter");
  await option(page, "Black Ink").check();
  await expect(opener(page, "Filter")).toHaveText("Filter (1)");
}

async function showOnSkin(page: Page): Promise<void> {
  await previewButton(page).click();
  await chooseTone(page, "Deep");
}

async function setSize(page: Page): Promise<void> {
  await pick(page, await makeRamp());
  await expect(button(page, "Use this size")).toBeVisible();
}
