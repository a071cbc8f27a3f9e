/** Booking as the clock decides: closed books and a calendar other than Cal.com's, and a reserved design. */
import type { Locator, Page } from "@playwright/test";
import { honeyBee, moonMoth, plume, RESERVED_UNTIL, studio, toDesignPath } from "../fixtures/content.ts";
import { CALENDAR, OPENS } from "../fixtures/second.ts";
import { serveProvider } from "../support/cal-provider.ts";
import { findViolations } from "../support/page/axe.ts";
import { findDesigns, holdBack } from "../support/page/network.ts";
import { watchShifts } from "../support/page/shifts.ts";
import { expect, test } from "../support/page/test.ts";
import { setText } from "../support/page/text.ts";
import { addressOf } from "../support/playwright.ts";
import { apology, calendar, calendarFrame, choice, readRequest } from "./page-objects/booking.ts";
import { button, tiles, waitForIsland } from "./page-objects/catalogue.ts";
import { previewButton } from "./page-objects/design.ts";
import { expectMail, mailLink } from "./page-objects/mail-links.ts";

const { email } = studio.contact;
const BOTH = `/booking/?design=${moonMoth.id},${honeyBee.id}`;

const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

const HOUR_MS = 3_600_000;

async function expectNoBooking(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("button", { name: "Save picture" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Book this design" })).toBeHidden();
}

async function openBefore(page: Page, instant: Date, path: string): Promise<void> {
  await page.clock.install({ time: new Date(instant.getTime() - HOUR_MS) });
  await page.goto(path);
}

test.describe("closed books", () => {
  test.use({ baseURL: addressOf("second") });

  test("Booking loads no calendar until the books open, and then does by itself", async ({
    page,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on("request", (request) => request.url().startsWith(baseURL ?? "") || others.push(request.url()));
    await page.route(`${CALENDAR}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Times</title><p>Tuesday" }),
    );
    await openBefore(page, OPENS, BOTH);
    const books = page.getByRole("region", { name: "Books" });
    await expect(books.getByRole("heading", { name: "Books open January 8" })).toBeVisible();
    await expect(calendar(page)).toBeHidden();
    await expect(page.locator("[data-island=booking][data-hydrated]")).toBeAttached();
    expect(others).toEqual([]);
    for (const [width, percent] of [
      [390, 200],
      [320, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setText(page, percent, "");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.clock.fastForward(HOUR_MS);
    await expect(books).toBeHidden();
    await expect(page.frameLocator("[title='Booking calendar']").getByText("Tuesday")).toBeVisible();
    await expect(calendar(page).getByRole("status")).toBeHidden();
    await expect(choice(page)).toContainText("Moon Moth");
    expect((await readRequest(page)).get("notes")).toBe("Moon Moth (no. 1), Honey Bee (no. 2)");
  });

  test("Home, Designs and a design say when they open, until they do", async ({ page }) => {
    const line = link(page, "Books open January 8");
    const turnBack = () => page.clock.setSystemTime(OPENS.getTime() - HOUR_MS);
    await page.clock.install();
    for (const [path, way] of [
      ["/", undefined],
      ["/designs/", "Book Now"],
      [toDesignPath(moonMoth), "Booking"],
    ] as const) {
      await turnBack();
      await page.goto(path);
      await expect(line).toBeVisible();
      if (way) await expect(link(page, way)).toBeHidden();
      await page.clock.fastForward(HOUR_MS);
      await expect(line).toBeHidden();
      if (way) await expect(link(page, way)).toBeVisible();
    }
    await turnBack();
    await page.goto(`${toDesignPath(moonMoth)}?try`);
    await expectNoBooking(page.getByRole("dialog"));
  });

  test("a calendar that fails, or hangs for 8 s, gives way to its page and an e-mail", async ({ page }) => {
    await page.route(`${CALENDAR}/**`, (route) =>
      route.request().isNavigationRequest() ? undefined : route.fulfill({ body: "" }),
    );
    await page.clock.install({ time: OPENS });
    await page.goto(BOTH);
    await expect(calendarFrame(page)).toBeAttached();
    await expect(page.getByText("Loading the calendar")).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(apology(page)).toBeVisible();

    await page.route(`${CALENDAR}/**`, (route) => route.abort());
    await page.goto(BOTH);
    await expect(apology(page)).toBeVisible();
    await expect(link(page, "Open the booking page")).toHaveAttribute("href", /notes=Moon%20Moth/);
    await expect(mailLink(calendar(page), email)).toBeVisible();
    await expect(calendarFrame(page)).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe("a reserved design", () => {
  const WORDS = "Reserved until December 1";

  test("is among the available ones when the day has passed", async ({ page }) => {
    await openBefore(page, RESERVED_UNTIL, "/designs/?status=available&ink=black");
    await waitForIsland(page);
    const tile = tiles(page).filter({ hasText: plume.title });
    await expect(tile).toHaveCount(0);
    await page.clock.fastForward(HOUR_MS);
    await expect(tile).toBeVisible();
    await expect(tile).not.toContainText(WORDS, { useInnerText: true });
  });

  test("is free at a visit after the day, without a new build, in the tiles that the page came with", async ({
    page,
  }) => {
    await page.clock.install({ time: RESERVED_UNTIL });
    await page.goto("/designs/");
    const list = await page.locator("#designs").elementHandle();
    await waitForIsland(page);
    await expect(tiles(page).filter({ hasText: plume.title })).not.toContainText(WORDS, {
      useInnerText: true,
    });
    expect(await list?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test("asks on its page to be next until the day has passed, and can be tried on", async ({ page }) => {
    await openBefore(page, RESERVED_UNTIL, toDesignPath(plume));
    const words = page.getByText(WORDS);
    await expect(words).toBeVisible();
    await expect(link(page, "Booking")).toBeHidden();
    await expect(button(page, "Save")).toBeVisible();
    await previewButton(page).click();
    await page.getByRole("button", { name: "Try it on your skin" }).click();
    await expectNoBooking(page.getByRole("dialog"));
    await page.keyboard.press("Escape");
    await page.clock.fastForward(HOUR_MS);
    await expect(link(page, "Booking")).toBeVisible();
    await expect(link(page, "Ask to be next")).toBeHidden();
    await expect(words).toBeHidden();
  });

  test("is named on Booking, which books only the others until the day has passed", async ({ page }) => {
    await openBefore(page, RESERVED_UNTIL, `/booking/?design=${moonMoth.id},${plume.id}`);
    const reserved = choice(page).getByRole("listitem").filter({ hasText: plume.title });
    await expect(reserved).toContainText(WORDS);
    const next = reserved.getByRole("link", { name: "Ask to be next" });
    await expectMail(next, email, "Next for Plume (no. 15)");
    const mail = mailLink(calendar(page), email);
    await expect(mail).not.toHaveAttribute("href", /Plume/);
    await page.clock.fastForward(HOUR_MS);
    await expect(mail).toHaveAttribute("href", /Moon%20Moth.*Plume/);
    await expect(reserved.getByText(WORDS)).toBeHidden();
  });
});

test("nothing shifts when the session and the deposit of the chosen design arrive", async ({ page }) => {
  const shifts = await watchShifts(page);
  await serveProvider(page);
  const release = await holdBack(page, findDesigns());
  await page.goto(`/booking/?design=${honeyBee.id}`, { waitUntil: "commit" });
  await expect(choice(page)).toContainText("No. 2");
  await release();
  await expect(choice(page)).toContainText("Your design takes about 3 hours.");
  const pay = choice(page).getByRole("link", { name: "Pay the deposit, $50" });
  await expect(pay).toHaveAttribute("href", "https://pay.example/50");
  await expect(choice(page)).toContainText("at pay.example, in a new tab");
  await expect.poll(async () => (await readRequest(page)).get("duration")).toBe("240");
  expect(await shifts()).toEqual([]);
});
