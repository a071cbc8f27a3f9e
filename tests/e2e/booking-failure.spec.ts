/** Booking without the calendar: however it fails, the page offers another way to book. */
import type { Page, Route } from "@playwright/test";
import { moonMoth, mothNotes, studio } from "../fixtures/content.ts";
import { readBuilt } from "../support/built-pages.ts";
import { BOOKING_PAGE, inCalendar, isFrame, SCRIPT, say, serveProvider } from "../support/cal-provider.ts";
import { watchFaults } from "../support/page/faults.ts";
import { block, holdBack, intercept } from "../support/page/network.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { apology, calendar, calendarFrame, choice } from "./page-objects/booking.ts";
import { expectMail, mailLink } from "./page-objects/mail-links.ts";

const WITH_DESIGN = `/booking/?design=${moonMoth.id}`;
const MOTH = { notes: mothNotes, subject: "Booking: Moon Moth (no. 1)" };
const FAILURE = { code: "404", msg: "Not found", data: { url: "" } };

/** Expects the other ways to book, with one e-mail. */
async function expectOtherWays(page: Page, chosen?: Record<"notes" | "subject", string>) {
  const link = calendar(page).getByRole("link", { name: "Open the booking page" });
  await expect(link).toBeVisible();
  await expect(calendarFrame(page)).toHaveCount(0);
  const { origin, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect(origin + pathname).toBe(BOOKING_PAGE);
  expect(searchParams.get("notes")).toBe(chosen?.notes ?? null);
  const { email } = studio.contact;
  const mail = mailLink(calendar(page), email);
  await expectMail(mail, email, chosen?.subject ?? "Booking a tattoo", chosen?.notes);
  // Nothing follows them in the panel.
  expect((await boxOf(calendar(page))).bottom - (await boxOf(mail)).bottom).toBeLessThan(50);
}

async function expectFallback(page: Page): Promise<void> {
  await expect(apology(page)).toBeVisible();
  await expect(page.getByText("Loading the calendar")).toBeHidden();
  await expectOtherWays(page, MOTH);
}

test("the other ways to book appear when the script fails or is not the provider's, or the calendar reports a failure", async ({
  page,
  baseURL,
}) => {
  const faults = await watchFaults(page, baseURL ?? "");
  for (const answer of [
    (route: Route) => route.abort("blockedbyclient"),
    (route: Route) => route.fulfill({ status: 404, body: "" }),
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

test.describe("the page stops waiting after 8 seconds", () => {
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

  test("for a script, which changes nothing when it arrives after all", async ({ page }) => {
    await serveProvider(page);
    const release = await holdBack(page, SCRIPT);
    await openAndAskFor(page, ({ href }) => href === SCRIPT);
    await page.clock.runFor(8000 - 2 * STEP_MS);
    await expect(page.getByText("Loading the calendar")).toBeVisible();
    await page.clock.runFor(2 * STEP_MS);
    await expectFallback(page);
    await release();
    await page.waitForFunction(() => window.Cal.instance);
    await page.clock.runFor(1000);
    await expectFallback(page);
  });

  test("for a frame that hangs", async ({ page }) => {
    await serveProvider(page, { frame: () => {} });
    await openAndAskFor(page, isFrame);
    await page.clock.runFor(8000);
    await expectFallback(page);
  });

  test("but keeps a calendar that was ready in time, until it reports a failure", async ({ page }) => {
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

test("the other ways to book appear when a policy forbids the provider's script or frame", async ({
  page,
}) => {
  await serveProvider(page);
  for (const policy of ["script-src 'self' 'unsafe-inline'", "frame-src 'self'"]) {
    const headers = { "Content-Security-Policy": policy };
    await intercept(page, "**/booking/*", (route) =>
      route.fulfill({ contentType: "text/html", body: readBuilt("/booking/"), headers }),
    );
    await page.goto(WITH_DESIGN);
    await expectFallback(page);
  }
});

test("the other ways to book stand below the panel when the site's scripts fail to load", async ({
  page,
}) => {
  await block(page, "**/assets/**/*.js");
  await page.goto(WITH_DESIGN);
  await expectOtherWays(page);
});

test("without JavaScript the page keeps its text and offers the other ways to book", async ({
  scriptless: page,
}) => {
  await page.goto("/booking/");
  await expect(page.getByRole("main")).toContainText(
    "Read the FAQ below, then the policies on the Info page.",
  );
  await expectOtherWays(page);
  await expect(choice(page)).toBeHidden();
});
