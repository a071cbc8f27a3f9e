/** Booking without the calendar: however it fails, there is another way to book. */
import type { Page, Route } from "@playwright/test";
import { blockScripts } from "./block.ts";
import { readBuilt } from "./built-pages.ts";
import { BOOKING_PAGE, inCalendar, isFrame, SCRIPT, say, serveProvider } from "./cal-provider.ts";
import { moonMoth, studio } from "./content.ts";
import { expectMail, mailLink } from "./mail-links.ts";
import { readWords } from "./markdown-words.ts";
import { expect, test } from "./test.ts";

const calendar = (page: Page) => page.getByRole("region", { name: "Calendar" });
const apology = (page: Page) =>
  calendar(page).getByRole("heading", { name: "The calendar could not be reached" });
const WITH_DESIGN = `/booking/?design=${moonMoth.id}`;

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
  await expectMail(
    mailLink(calendar(page), email),
    email,
    design ? `Booking: ${design}` : "Booking a tattoo",
  );
  expect((await calendar(page).boundingBox())?.height).toBe(800);
}

const expectFallbackForDesign = (page: Page) => expectFallback(page, "Moon Moth (no. 1)");

for (const [kind, answer] of [
  ["blocked", (route: Route) => route.abort("blockedbyclient")],
  ["out of reach", (route: Route) => route.abort("internetdisconnected")],
  ["not found", (route: Route) => route.fulfill({ status: 404, body: "" })],
  ["a log-in page", (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Wi-Fi</p>" })],
] as const) {
  test(`a script that is ${kind}`, async ({ page }) => {
    await serveProvider(page, { script: answer });
    await page.goto(WITH_DESIGN);
    await expectFallbackForDesign(page);
  });
}

test("a calendar that reports a failure", async ({ page }) => {
  await serveProvider(page);
  await page.goto(WITH_DESIGN);
  await say(page, "linkFailed", { code: "404", msg: "Not found", data: { url: "" } });
  await expectFallbackForDesign(page);
});

test.describe("patience ends after 8 seconds", () => {
  /** Opens the page with its clock stopped, up to the idle moment in which the calendar is asked for. */
  async function openAndAskFor(page: Page, isWanted: (url: URL) => boolean): Promise<void> {
    const start = new Date("2025-06-01T12:00:00");
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    const asked = page.waitForRequest((request) => isWanted(new URL(request.url())));
    await page.goto(WITH_DESIGN);
    await page.clock.runFor(50);
    await asked;
  }

  test("when the script hangs", async ({ page }) => {
    await serveProvider(page, { script: () => {} });
    await openAndAskFor(page, ({ href }) => href === SCRIPT);
    await page.clock.runFor(7999);
    await expect(calendar(page).getByRole("status")).toHaveText("Loading the calendar");
    await page.clock.runFor(1);
    await expectFallbackForDesign(page);
  });

  test("when the frame hangs", async ({ page }) => {
    await serveProvider(page, { frame: () => {} });
    await openAndAskFor(page, isFrame);
    await page.clock.runFor(8000);
    await expectFallbackForDesign(page);
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
    await page.route("**/booking/*", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: readBuilt("/booking/"),
        headers: { "Content-Security-Policy": policy },
      }),
    );
    await page.goto(WITH_DESIGN);
    await expectFallbackForDesign(page);
  });
}

test("the site's own script for the calendar does not arrive", async ({ page }) => {
  await serveProvider(page);
  await blockScripts(page, /calLink is required/);
  const refused = page.waitForEvent("requestfailed", (request) => /\/assets\//.test(request.url()));
  await page.goto(WITH_DESIGN);
  await refused;
  await expectFallbackForDesign(page);
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
