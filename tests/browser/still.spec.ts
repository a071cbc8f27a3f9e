/** Nothing shifts, whatever loads late or not at all. */
import type { Route } from "@playwright/test";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { isProvider } from "../support/cal-provider.ts";
import { block, findDesigns, holdBack, intercept } from "../support/page/network.ts";
import { nextFrame } from "../support/page/screen.ts";
import { watchShifts } from "../support/page/shifts.ts";
import { expect, test } from "../support/page/test.ts";

const LONG = "The widow, her web and all seven moons of a winter that was longer than any that she had seen";

/** Two available designs with long titles, a sold-out one, and a note. */
const CHOSEN = "/booking/?design=1,11,20&note=about+4+in+high%2C+on+the+lower+arm%2C+near+the+wrist";

const OTHERS = /^https:/;
const OUR_SCRIPTS = /\/assets\/.*\.js$/;

const FONTS = /\.woff2$/;
const PICTURES = /\/images\//;

/** The requests of each page that are answered late. */
const LATE = {
  "/": [OUR_SCRIPTS, FONTS, PICTURES],
  "/about/": [OUR_SCRIPTS, FONTS, PICTURES],
  "/booking/": [OTHERS, OUR_SCRIPTS, FONTS],
  [CHOSEN]: [OTHERS, OUR_SCRIPTS, findDesigns(), FONTS, PICTURES],
};

async function lengthenTitles(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/title:`[^`]*`/g, `title:\`${LONG}\``);
  await route.fulfill({ response, body });
}

/** Fallback fonts match the overall width, but not that of every word. */
const FALLBACK = 0.01;
const OTHER_PAGES = ["/designs/", toDesignPath(moonMoth), "/info/", "/contact/", "/no-such-page/"];

test("nothing shifts on the other pages when the fonts arrive", { tag: "@both" }, async ({ page }) => {
  const shifts = await watchShifts(page, FALLBACK);
  for (const path of OTHER_PAGES) {
    const release = await holdBack(page, FONTS);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await release();
    await page.waitForFunction(
      () => document.fonts.status === "loaded" && document.fonts.check("20px Figtree"),
    );
    await nextFrame(page);
    expect(await shifts(), path).toEqual([]);
  }
});

/** A calendar that fails takes less room on a phone, so what was below the screen comes into view. */
const comesIntoView = (shift: string) => shift.includes(": 0 → ");

for (const [path, late] of Object.entries(LATE)) {
  test(`nothing shifts on ${path} when other services are unreachable`, { tag: "@both" }, async ({
    page,
  }) => {
    const all = await watchShifts(page);
    const shifts = async () =>
      (await all()).filter((shift) => !path.startsWith("/booking/") || !comesIntoView(shift));
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(request.url()));
    await page.route("https://**", (route) => route.abort());
    await page.route(findDesigns(), lengthenTitles);

    for (const matches of late)
      await test.step(`with late ${matches}`, async () => {
        const release = await holdBack(page, matches);
        const requested = page.waitForRequest(matches);
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("contentinfo")).toBeAttached();
        await requested;
        await nextFrame(page);
        await release();
        await page.waitForLoadState("networkidle");
        expect.soft(await shifts(), `late ${matches}`).toEqual([]);
      });

    // The calendar comes from several scripts, and each can fail. Preloaded scripts are parts of the first.
    const preloaded = await page
      .locator("link[rel=modulepreload]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const scripts = [...asked].filter((url) => OUR_SCRIPTS.test(url) && !preloaded.includes(url));
    const lost = path === CHOSEN ? scripts : late.filter((each) => [OUR_SCRIPTS, PICTURES].includes(each));
    expect(lost).not.toEqual([]);
    for (const missing of lost)
      await test.step(`without ${missing}`, async () => {
        const unblock = await block(page, missing);
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect.soft(await shifts(), `${missing}`).toEqual([]);
        await unblock();
      });
  });
}

test("nothing shifts on /booking/ when the calendar never answers", { tag: "@both" }, async ({ page }) => {
  const shifts = await watchShifts(page);
  await intercept(page, isProvider, () => {});
  await page.clock.install();
  const asked = page.waitForRequest((request) => isProvider(new URL(request.url())));
  await page.goto(CHOSEN, { waitUntil: "commit" });
  await asked;
  await page.clock.fastForward(8000);
  await expect(page.getByRole("heading", { name: "The calendar did not load" })).toBeVisible();
  expect(await shifts()).toEqual([]);
});
