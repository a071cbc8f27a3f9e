/** Nothing shifts, whatever loads late or not at all. */
import type { Page, Route } from "@playwright/test";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { isProvider } from "../support/cal-provider.ts";
import { block, findDesigns, holdBack, intercept } from "../support/page/network.ts";
import { loadVisible, nextFrame } from "../support/page/screen.ts";
import { watchShifts } from "../support/page/shifts.ts";
import { expect, test } from "../support/page/test.ts";
import { apology, choice } from "./page-objects/booking.ts";
import { expectLooping } from "./page-objects/home.ts";

const LONG = "The widow, her web and all seven moons of a winter that was longer than any that she had seen";

/** Two available designs with long titles, and a sold-out one. */
const CHOSEN = "/booking/?design=1,11,20";

const OTHERS = /^https:/;
const OUR_SCRIPTS = /\/assets\/.*\.js$/;

const PICTURES = /\/images\//;

type Visit = {
  /** The requests that are answered late. */
  late: RegExp[];
  untilRun: (page: Page) => Promise<unknown>;
};

const VISITS: Record<string, Visit> = {
  "/": { late: [OUR_SCRIPTS, PICTURES], untilRun: expectLooping },
  "/about/": { late: [OUR_SCRIPTS, PICTURES], untilRun: (page) => page.waitForLoadState() },
  "/booking/": { late: [OTHERS, OUR_SCRIPTS], untilRun: untilGivenUp },
  [CHOSEN]: {
    late: [OTHERS, OUR_SCRIPTS, findDesigns(), PICTURES],
    untilRun: (page) => Promise.all([untilGivenUp(page), expect(choice(page)).toContainText(LONG)]),
  },
};

/** Waits until React has given up the calendar. */
async function untilGivenUp(page: Page): Promise<void> {
  await expect(page.locator("[data-island=booking][data-hydrated]")).toBeAttached();
  await expect(apology(page)).toBeVisible();
}

async function lengthenTitles(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/(?<="?title"?:)(["'`]).*?\1/g, JSON.stringify(LONG));
  await route.fulfill({ response, body });
}

/** A calendar that fails takes less room on a phone, so what was below the screen comes into view. */
const isShift = (shift: string, path: string) => !path.startsWith("/booking/") || !shift.includes(": 0 → ");

/** Fallback fonts match the overall width, but not that of every word. */
const FALLBACK = 0.01;
const PAGES = [
  ...Object.keys(VISITS),
  "/designs/",
  toDesignPath(moonMoth),
  "/info/",
  "/contact/",
  "/404.html",
];

test("nothing shifts when the fonts arrive", { tag: ["@both", "@fonts"] }, async ({ page }) => {
  const shifts = await watchShifts(page, FALLBACK);
  for (const path of PAGES) {
    const release = await holdBack(page, /\.woff2$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await release();
    await page.waitForFunction(
      () => document.fonts.status === "loaded" && document.fonts.check("20px Figtree"),
    );
    await nextFrame(page);
    expect
      .soft(
        (await shifts()).filter((shift) => isShift(shift, path)),
        path,
      )
      .toEqual([]);
  }
});

for (const [path, { late, untilRun }] of Object.entries(VISITS)) {
  test(`nothing shifts on ${path}, whatever arrives late or not at all`, async ({ page }) => {
    const all = await watchShifts(page);
    const shifts = async () => (await all()).filter((shift) => isShift(shift, path));
    await page.route(findDesigns(), lengthenTitles);

    for (const matches of late) {
      const release = await holdBack(page, matches);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await nextFrame(page);
      await release();
      await untilRun(page);
      await loadVisible(page);
      expect.soft(await shifts(), `late ${matches}`).toEqual([]);
    }
    for (const missing of late.filter((each) => [OUR_SCRIPTS, PICTURES].includes(each))) {
      const unblock = await block(page, missing);
      // The page's own script is asked for only after the first paint.
      const failed = page.waitForEvent("requestfailed", (request) => missing.test(request.url()));
      await page.goto(path);
      await failed;
      if (missing === PICTURES) await untilRun(page);
      await loadVisible(page);
      expect.soft(await shifts(), `without ${missing}`).toEqual([]);
      await unblock();
    }
  });
}

test("nothing shifts on Booking when the calendar never answers", async ({ page }) => {
  const shifts = await watchShifts(page);
  await intercept(page, isProvider, () => {});
  await page.clock.install();
  const asked = page.waitForRequest((request) => isProvider(new URL(request.url())));
  await page.goto(CHOSEN, { waitUntil: "commit" });
  await asked;
  await page.clock.fastForward(8000);
  await expect(apology(page)).toBeVisible();
  expect((await shifts()).filter((shift) => isShift(shift, CHOSEN))).toEqual([]);
});
