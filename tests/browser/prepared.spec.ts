/** Prerendered pages: which ones, and what they postpone until they appear. */
import type { Page } from "@playwright/test";
import { available, catalogue, moonMoth, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { PAGES } from "../support/built-pages.ts";
import { inCalendar, isProvider, serveProvider } from "../support/cal-provider.ts";
import { serveMaps } from "../support/maps.ts";
import { prepareAhead } from "../support/page/prerendering.ts";
import { nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { mapLink } from "./pages/about.ts";
import { chooseView, tiles } from "./pages/catalogue.ts";

const KINDS = [...PAGES, toDesignPath(moonMoth), toDesignPath(octopusArm)];

type Rule = { where: { and: [{ href_matches: string }, { not: { href_matches: string } }] } };

/** Lists the page's links that its rule lets the browser prerender. */
async function listPrepared(page: Page): Promise<string[]> {
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  const [{ where }]: [Rule] = JSON.parse(rules ?? "{}").prerender;
  return page.evaluate(([pages, shown]) => {
    const matches = ({ href }: HTMLAnchorElement, pattern: string) =>
      new URLPattern(pattern, document.baseURI).test(href);
    return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter((link) => matches(link, pages.href_matches) && !matches(link, shown.not.href_matches))
      .map(({ href }) => href);
  }, where.and);
}

test("every prerendered link leads to another page of this site", async ({ page, baseURL }) => {
  for (const path of KINDS) {
    await page.goto(`${path}?here#main`, { waitUntil: "domcontentloaded" });
    const prepared = await listPrepared(page);
    expect(prepared.length, path).toBeGreaterThan(3);
    expect(new Set(prepared.map((address) => new URL(address).origin))).toEqual(new Set([baseURL]));
    const paths = prepared.map((address) => new URL(address).pathname);
    expect(paths).not.toContain(path);
    // No link leads to a file.
    expect(paths.filter((each) => !each.endsWith("/"))).toEqual([]);
  }
});

test("a prerendered page does not contact the booking provider", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => isProvider(new URL(request.url())) && asked.push(request.url()));
  await serveProvider(page);
  const activate = await prepareAhead(page, "/booking/");
  await expect(page.locator("#booking")).not.toHaveAttribute("data-island");
  expect(asked).toEqual([]);
  await activate();
  await expect(inCalendar(page).getByRole("heading")).toBeAttached();
});

test("a prerendered page does not contact the maps service", async ({ page }) => {
  const asked = await serveMaps(page);
  const activate = await prepareAhead(page, "/about/");
  await mapLink(page).scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(asked).toEqual([]);
  await activate();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
});

test("a prerendered catalogue shows the view chosen since", async ({ page, context }) => {
  const chosen = available.filter(({ isColor }) => isColor).length;
  const activate = await prepareAhead(page, "/designs/");
  const other = await context.newPage();
  await other.goto("/designs/");
  await chooseView(other);
  await expect(tiles(other)).toHaveCount(chosen);
  await expect(tiles(page)).toHaveCount(catalogue.length);
  await activate();
  await expect(tiles(page)).toHaveCount(chosen);
  await expect(page).toHaveURL(/ink=color&sort=desc$/);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
});
