/** Booking without the calendar: however it fails, the page offers another way to book. */
import type { Page, Route } from "@playwright/test";
import { moonMoth, mothNotes, studio } from "../fixtures/content.ts";
import { readBuilt } from "../support/built-pages.ts";
import { BOOKING_PAGE, inCalendar, isFrame, SCRIPT, say, serveProvider } from "../support/cal-provider.ts";
import { watchFaults } from "../support/page/faults.ts";
import { holdBack, intercept } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";
import { apology, calendar, calendarFrame, choice } from "./page-objects/booking.ts";
import { expectMail, mailLink } from "./page-objects/mail-links.ts";

const WITH_DESIGN = `/booking/?design=${moonMoth.id}`;
const FAILURE = { code: "404", msg: "Not found", data: { url: "" } };
const { email } = studio.contact;

const bookingPage = (page: Page) => calendar(page).getByRole("link", { name: "Open the booking page" });

/** Expects an apology in the calendar's place, and the other ways to book, with the design. */
async function expectFallback(page: Page): Promise<void> {
  await expect(apology(page)).toBeVisible();
  await expect(page.getByText("Loading the calendar")).toBeHidden();
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(choice(page)).toContainText(moonMoth.title);
  const { origin, pathname, searchParams } = new URL((await bookingPage(page).getAttribute("href")) ?? "");
  expect(origin + pathname).toBe(BOOKING_PAGE);
  expect(searchParams.get("notes")).toBe(mothNotes);
  await expectMail(mailLink(calendar(page), email), email, "Booking: Moon Moth (no. 1)", mothNotes);
}

test("the other ways to book remain when the script fails or is not the provider's, or the calendar reports a failure", async ({
  page,
  baseURL,
}) => {
  const faults = await watchFaults(page, baseURL ?? "");
  for (const answer of [
    (route: Route) => route.abort("blockedbyclient"),
    (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Wi-Fi</p>" }),
    (route: Route) => route.fulfill({ contentType: "text/javascript", body: "<p>}{" }),
  ]) {
    await serveProvider(page, { script: answer });
    await page.goto(WITH_DESIGN);
    await expectFallback(page);
  }
  await serveProvider(page);
  await page.goto(WITH_DESIGN);
  await say(page, "linkFailed", FAILURE);
  await expectFallback(page);
  expect(faults()).toEqual([]);
});

test.describe("within 8 seconds", () => {
  const STEP_MS = 50;

  /** Opens the page with its clock stopped, up to the matching request. */
  async function openAndAskFor(page: Page, isWanted: (url: URL) => boolean): Promise<void> {
    const start = new Date("2025-06-01T12:00:00");
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    let isAsked = false;
    page.on("request", (request) => {
      isAsked ||= isWanted(new URL(request.url()));
    });
    await page.goto(WITH_DESIGN);
    await expect
      .poll(async () => {
        if (!isAsked) await page.clock.runFor(STEP_MS);
        return isAsked;
      })
      .toBe(true);
  }

  test("a script that is late is given up, and changes nothing when it arrives", async ({ page }) => {
    await serveProvider(page);
    const release = await holdBack(page, SCRIPT);
    await openAndAskFor(page, ({ href }) => href === SCRIPT);
    await page.clock.runFor(8000 - 2 * STEP_MS);
    await expect(page.getByText("Loading the calendar")).toBeVisible();
    await expect(bookingPage(page)).toBeVisible();
    await page.clock.runFor(2 * STEP_MS);
    await expectFallback(page);
    await release();
    await page.waitForFunction(() => window.Cal.instance);
    await page.clock.runFor(1000);
    await expectFallback(page);
  });

  test("a frame that hangs is given up", async ({ page }) => {
    await serveProvider(page, { frame: () => {} });
    await openAndAskFor(page, isFrame);
    await page.clock.runFor(8000);
    await expectFallback(page);
  });

  test("a calendar that is ready in time stays until it reports a failure", async ({ page }) => {
    await serveProvider(page);
    await openAndAskFor(page, isFrame);
    await say(page, "linkReady");
    await page.clock.runFor(20_000);
    await expect(inCalendar(page).getByRole("heading")).toBeVisible();
    await expect(apology(page)).toHaveCount(0);
    await say(page, "linkFailed", FAILURE);
    await page.clock.runFor(1000);
    await expectFallback(page);
  });
});

test("the other ways to book remain when a host's policy forbids the provider's frame", async ({ page }) => {
  await serveProvider(page);
  const headers = { "Content-Security-Policy": "frame-src 'self'" };
  await intercept(page, "**/booking/*", (route) =>
    route.fulfill({ contentType: "text/html", body: readBuilt("/booking/"), headers }),
  );
  await page.goto(WITH_DESIGN);
  await expectFallback(page);
});

test("without JavaScript the page offers the other ways to book, and shows no loading calendar", async ({
  scriptless: page,
}) => {
  await page.goto("/booking/");
  await expect(bookingPage(page)).toHaveAttribute("href", BOOKING_PAGE);
  await expect(mailLink(calendar(page), email)).toBeVisible();
  await expect(page.getByText("Loading the calendar")).toBeHidden();
  await expect(choice(page)).toBeHidden();
});
