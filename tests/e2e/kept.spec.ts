/** Back and Forward: every page is kept as it was left, also with something open in it. */
import { expect, type Page } from "@playwright/test";
import { startAnalytics } from "./analytics-server.ts";
import { openPanel } from "./catalogue.ts";
import { honeyBee, moonMoth, octopusArm, toDesignPath } from "./content.ts";
import { test } from "./kept-pages.ts";

type State = { name: string; path: string; open?: (page: Page) => Promise<unknown> };

async function openFirst(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Tattoos" }).locator("[data-pswp-width]").first().click();
  await expect(page).toHaveURL(/#work-2$/);
}

const STATES: readonly State[] = [
  { name: "home with the lightbox open", path: "/", open: openFirst },
  {
    name: "the catalogue with a panel open",
    path: "/designs/",
    open: (page) => openPanel(page, "Sort"),
  },
  {
    name: "a design with its palette open",
    path: toDesignPath(honeyBee),
    open: (page) => page.getByRole("button", { name: "Preview on skin" }).click(),
  },
  { name: "a sold-out design", path: toDesignPath(octopusArm) },
  { name: "info", path: "/info/" },
  { name: "about", path: "/about/" },
  { name: "contact", path: "/contact/" },
];

test("each of them is kept, and Back shows it again", async ({ page, baseURL }) => {
  await page.route(
    ({ origin }) => origin !== baseURL,
    (route) => route.abort(),
  );
  for (const { name, path, open } of STATES) {
    await test.step(name, async () => {
      await page.goto(path);
      await open?.(page);
      const left = page.url();
      await page.evaluate(() => location.assign("/robots.txt"));
      await expect(page).toHaveURL("/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(left);
      const [visit] = await page.evaluate(() => performance.getEntriesByType("navigation"));
      const reasons = (visit as { notRestoredReasons?: object } | undefined)?.notRestoredReasons;
      expect({ kept: await page.evaluate(() => window.wasKept), reasons }).toEqual({
        kept: true,
        reasons: null,
      });
    });
  }
});

test("a page that comes back is counted again", async ({ page }) => {
  const service = await startAnalytics();
  await page.goto(`${service.origin}/about/`);
  await page.goto(`${service.origin}/contact/`);
  await expect.poll(service.paths).toEqual(["/about/", "/contact/"]);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(service.paths).toEqual(["/about/", "/contact/", "/about/"]);
  expect(await page.evaluate(() => window.wasKept)).toBe(true);
  service.close();
});

test("a catalogue that comes back marks what was saved in the meantime", async ({ page }) => {
  await page.goto("/designs/");
  await expect(page.getByRole("button", { name: "Save Honey Bee" })).toBeVisible();
  await page.goto(toDesignPath(honeyBee));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Saved Honey Bee" })).toBeVisible();
  expect(await page.evaluate(() => window.wasKept)).toBe(true);
});

test("a design that comes back has the tone that was chosen in the meantime", async ({ page }) => {
  const design = page.locator("#design");
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Preview on skin" }).click();
    await page.getByRole("radio", { name, exact: true }).check();
    await expect(design).toHaveAttribute("data-tone", name.toLowerCase());
  };
  await page.goto(toDesignPath(honeyBee));
  await choose("Deep");
  await page.goto(toDesignPath(moonMoth));
  await choose("Original");
  await page.goBack({ waitUntil: "commit" });
  await expect(design).toHaveAttribute("data-tone", "original");
  expect(await page.evaluate(() => window.wasKept)).toBe(true);
});
