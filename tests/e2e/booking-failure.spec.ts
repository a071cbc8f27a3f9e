/** Booking without the calendar: every way in which it can stay away ends in another way to book. */
import { expect, type Page, type Route, test } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { BOOKING_PAGE, inCalendar, isFrame, SCRIPT, say, serveProvider } from "./cal-provider.ts";
import { needAvailable, studio } from "./content.ts";
import { expectMail, mailLink } from "./mail-links.ts";
import { readWords } from "./markdown-words.ts";

const calendar = (page: Page) => page.getByRole("region", { name: "Calendar" });
const apology = (page: Page) =>
  calendar(page).getByRole("heading", { name: "The calendar could not be reached" });

/** Opens the page from the first design that can be had. The function returned waits for the panel. */
async function openWithDesign(page: Page): Promise<() => Promise<void>> {
  const { id, title } = needAvailable();
  await page.goto(`/booking/?design=${id}`);
  return () => expectFallback(page, `${title} (no. ${id})`);
}

/** The panel, with a design or without. */
async function expectFallback(page: Page, design?: string): Promise<void> {
  await expect(apology(page)).toBeVisible();
  await expect(calendar(page).locator("iframe")).toHaveCount(0);
  const booking = await calendar(page)
    .getByRole("link", { name: "Open the booking page" })
    .getAttribute("href");
  const { origin, pathname, searchParams } = new URL(booking ?? "");
  expect(origin + pathname).toBe(BOOKING_PAGE);
  expect(searchParams.get("notes")).toBe(design ?? null);
  const { email } = studio.contact;
  const subject = design ? `Booking: ${design}` : "Booking a tattoo";
  await expectMail(mailLink(calendar(page), email), email, subject);
  expect((await calendar(page).boundingBox())?.height).toBe(800);
}

for (const [kind, answer] of [
  ["blocked", (route: Route) => route.abort("blockedbyclient")],
  ["out of reach", (route: Route) => route.abort("internetdisconnected")],
  ["not there", (route: Route) => route.fulfill({ status: 404, body: "" })],
  ["a log-in page", (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Wi-Fi</p>" })],
] as const) {
  test(`a script that is ${kind}`, async ({ page }) => {
    await serveProvider(page, { script: answer });
    const expectPanel = await openWithDesign(page);
    await expectPanel();
  });
}

test("a visitor without a design gets the plain way", async ({ page }) => {
  await serveProvider(page, { script: (route) => route.abort() });
  await page.goto("/booking/");
  await expectFallback(page);
});

test("a calendar that says it has failed", async ({ page }) => {
  await serveProvider(page);
  const expectPanel = await openWithDesign(page);
  await say(page, "linkFailed", { code: "404", msg: "Not found", data: { url: "" } });
  await expectPanel();
});

test.describe("patience ends after 8 seconds", () => {
  /** Time stands still, but for what a test lets pass: first the idle moment in which the calendar is asked for. */
  async function openAndAskFor(page: Page, isWanted: (url: URL) => boolean): Promise<() => Promise<void>> {
    const start = new Date("2025-06-01T12:00:00");
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    const asked = page.waitForRequest((request) => isWanted(new URL(request.url())));
    const expectPanel = await openWithDesign(page);
    await page.clock.runFor(50);
    await asked;
    return expectPanel;
  }

  test("when the script hangs", async ({ page }) => {
    await serveProvider(page, { script: () => new Promise(() => {}) });
    const expectPanel = await openAndAskFor(page, ({ href }) => href === SCRIPT);
    await page.clock.runFor(7999);
    await expect(calendar(page).getByRole("status")).toHaveText("Loading the calendar");
    await page.clock.runFor(1);
    await expectPanel();
  });

  test("when the frame hangs", async ({ page }) => {
    await serveProvider(page, { frame: () => new Promise(() => {}) });
    const expectPanel = await openAndAskFor(page, isFrame);
    await page.clock.runFor(8000);
    await expectPanel();
  });

  test("but not for a calendar that was ready in time", async ({ page }) => {
    await serveProvider(page);
    await openAndAskFor(page, isFrame);
    await say(page, "linkReady");
    await page.clock.runFor(20_000);
    await expect(inCalendar(page).getByRole("heading")).toBeVisible();
    await expect(apology(page)).toHaveCount(0);
  });
});

for (const [kind, policy] of [
  ["script", "script-src 'self'"],
  ["frame", "frame-src 'self'"],
] as const) {
  test(`a policy that forbids the provider's ${kind}`, async ({ page }) => {
    await serveProvider(page);
    await page.route(
      ({ pathname }) => pathname === "/booking/",
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), "Content-Security-Policy": policy },
        });
      },
    );
    const expectPanel = await openWithDesign(page);
    await expectPanel();
  });
}

test("the site's own code for the calendar that does not arrive", async ({ page }) => {
  await serveProvider(page);
  let own = "";
  await page.route("**/assets/chunks/*.js", async (route) => {
    const body = await (await route.fetch()).text();
    if (!body.includes("calLink is required")) return route.fulfill({ contentType: "text/javascript", body });
    own = route.request().url();
    return route.abort();
  });
  const expectPanel = await openWithDesign(page);
  await expectPanel();
  expect(own).not.toBe("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page keeps its words and offers the provider's page and the e-mail", async ({ page }) => {
    await page.goto("/booking/");
    for (const words of readWords(studio.booking.intro))
      await expect(page.getByRole("main")).toContainText(words);
    await expectFallback(page);
    await expect(page.getByText("Loading the calendar")).toBeHidden();
  });
});

test("tries again when a visitor leaves and comes back", async ({ page }) => {
  await serveProvider(page, { script: (route) => route.abort() });
  await page.goto("/booking/");
  await expectFallback(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Policies" }).click();
  await expect(page).toHaveURL(/\/info\/$/);
  await page.unrouteAll();
  await serveProvider(page);
  await page.goBack();
  await say(page, "linkReady");
  await expect(inCalendar(page).getByRole("heading")).toBeVisible();
  await expect(apology(page)).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has nothing that axe objects to, in ${colorScheme}`, async ({ page }) => {
    await serveProvider(page, { script: (route) => route.abort() });
    await page.emulateMedia({ colorScheme });
    await page.goto("/booking/");
    await expectFallback(page);
    expect(await findViolations(page)).toEqual([]);
  });
}
