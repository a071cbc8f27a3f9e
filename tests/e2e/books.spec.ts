/** Booking as the clock and the provider decide: closed books, a reserved design, and calendars other than Cal.com's. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { createStaticServer } from "#site/static-server";
import { type BooksStudio, CALENDAR, OPENS, RESERVED_UNTIL, toSite } from "../fixtures/books-studios.ts";
import { honeyBee, moonMoth, studio, toDesignPath } from "../fixtures/content.ts";
import { serveProvider } from "../support/cal-provider.ts";
import { findViolations } from "../support/page/axe.ts";
import { watchFaults } from "../support/page/faults.ts";
import { findDesigns, holdBack } from "../support/page/network.ts";
import { watchShifts } from "../support/page/shifts.ts";
import { test as base, expect } from "../support/page/test.ts";
import { apology, calendar, calendarFrame, choice, openReady, readRequest } from "./page-objects/booking.ts";
import { button, openPanel, option, tiles, waitForIsland } from "./page-objects/catalogue.ts";
import { previewButton } from "./page-objects/design.ts";
import { expectMail, mailLink } from "./page-objects/mail-links.ts";

const test = base.extend<{ books: BooksStudio }>({
  books: ["opening", { option: true }],
  baseURL: async ({ books }, use) => {
    const server = createStaticServer(toSite(books), "/").listen(0, "localhost");
    await once(server, "listening");
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close().closeAllConnections();
  },
});

const { email } = studio.contact;
const BOTH = `/booking/?design=${moonMoth.id},${honeyBee.id}`;

const closedBooks = (page: Page) => page.getByRole("region", { name: "Books" });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const bookingPage = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Open the booking page" });

const HOUR_MS = 3_600_000;

/** Opens a page an hour before an instant. */
async function openBefore(page: Page, instant: Date, path: string): Promise<void> {
  await page.clock.install({ time: new Date(instant.getTime() - HOUR_MS) });
  await page.goto(path);
}

/** Records the addresses outside the site that the page asks for. */
function watchOthers(page: Page, ours = ""): string[] {
  const others: string[] = [];
  page.on("request", (request) => request.url().startsWith(ours) || others.push(request.url()));
  return others;
}

const serveCalendar = (page: Page) =>
  page.route(`${CALENDAR}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Times</title><p>Tuesday" }),
  );

/** Expects the page to keep to a phone's screen with large text, and to a small screen. */
async function expectFits(page: Page): Promise<void> {
  for (const [width, fontSize] of [
    [390, "200%"],
    [320, ""],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.soft.poll(widest, `${page.url()} at ${width}`).toBe(width);
  }
}

test("before the books open, Booking says when, loads no calendar, and changes by itself at the hour", async ({
  page,
  baseURL,
}) => {
  await serveCalendar(page);
  const others = watchOthers(page, baseURL);
  await openBefore(page, OPENS, BOTH);
  const books = closedBooks(page);
  await expect(books.getByRole("heading", { name: "Books open January 8" })).toBeVisible();
  await expect(books).toContainText("At 10:00 AM CST");
  await expect(books).toContainText("I open twelve weeks at a time.");
  await expect(books.getByRole("link", { name: "Tell me when" })).toHaveAttribute(
    "href",
    "https://list.example/",
  );
  await expect(page.getByRole("heading", { name: "FAQ" })).toBeVisible();
  await expect(link(page, "Send me your idea")).toBeVisible();
  await expect(calendar(page)).toBeHidden();
  await expect(page.locator("#booking:not([data-island])")).toBeAttached();
  expect(others).toEqual([]);

  await page.clock.fastForward(HOUR_MS);
  await expect(calendarFrame(page)).toBeVisible();
  await expect(calendar(page).getByRole("status")).toBeHidden();
  await expect(choice(page)).toContainText("Moon Moth");
  await expect(books).toBeHidden();
});

test("Home, Designs and a design say when the books open, until they do", async ({ page }) => {
  const line = link(page, "Books open January 8");
  const dialog = page.getByRole("dialog");
  await openBefore(page, OPENS, "/");
  await expect(line).toHaveAttribute("href", "/booking/");
  await expect(page.getByRole("main")).toContainText("Books open January 8, 10:00 AM CST");
  await page.clock.fastForward(HOUR_MS);
  await expect(line).toBeHidden();

  await page.clock.setSystemTime(new Date(OPENS.getTime() - HOUR_MS));
  await page.goto("/designs/");
  await expect(line).toBeVisible();
  await expect(link(page, "Book Now")).toBeHidden();
  await page.goto(`${toDesignPath(moonMoth)}?try`);
  await expect(dialog.getByRole("button", { name: "Save picture" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Book this design" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(line).toHaveAttribute("href", `/booking/?design=${moonMoth.id}`);
  await expect(link(page, "Booking")).toBeHidden();
  await expect(button(page, "Save")).toBeVisible();
  await page.clock.fastForward(HOUR_MS);
  await expect(link(page, "Booking")).toBeVisible();
  await expect(line).toBeHidden();
});

test("a page that is loaded after the hour is open without a new build, its calendar in a titled frame", async ({
  page,
}) => {
  await serveCalendar(page);
  await page.clock.install({ time: OPENS });
  await page.goto(BOTH);
  await expect(closedBooks(page)).toBeHidden();
  await expect(page.frameLocator("[title='Booking calendar']").getByText("Tuesday")).toBeVisible();
  const request = await readRequest(page);
  expect(request.get("notes")).toBe("Moon Moth (no. 1), Honey Bee (no. 2)");
  await page.goto("/designs/");
  await expect(link(page, "Book Now")).toBeVisible();
  await expect(link(page, "Books open January 8")).toBeHidden();
  await page.goto(toDesignPath(moonMoth));
  await expect(link(page, "Booking")).toBeVisible();
});

test("without JavaScript, Booking names the date and the hour", async ({ scriptless: page }) => {
  await page.goto("/booking/");
  await expect(closedBooks(page)).toContainText("Books open January 8");
  await expect(closedBooks(page)).toContainText("At 10:00 AM CST");
  await expect(calendar(page)).toBeHidden();
});

test("when another provider's calendar fails, its page and an e-mail remain", async ({ page }) => {
  await page.route(`${CALENDAR}/**`, (route) => route.abort());
  await page.clock.install({ time: OPENS });
  await page.goto(BOTH);
  const region = calendar(page);
  await expect(apology(page)).toBeVisible();
  await expect(bookingPage(page)).toHaveAttribute("href", /notes=Moon%20Moth/);
  await expect(mailLink(region, email)).toBeVisible();
  await expect(calendarFrame(page)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await expectFits(page);
});

test("a frame that hangs for 8 seconds gives way to the other ways to book", async ({ page }) => {
  await page.route(`${CALENDAR}/**`, (route) =>
    route.request().isNavigationRequest() ? undefined : route.fulfill({ body: "" }),
  );
  await page.clock.install({ time: OPENS });
  await page.goto("/booking/");
  await expect(calendarFrame(page)).toBeAttached();
  await expect(page.getByText("Loading the calendar")).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(apology(page)).toBeVisible();
  await expect(calendarFrame(page)).toHaveCount(0);
});

test.describe("closed without a date", () => {
  test.use({ books: "closed" });

  test("every page says that the books are closed, and the policy names no calendar", async ({
    page,
    baseURL,
  }) => {
    const others = watchOthers(page, baseURL);
    const response = await page.goto("/booking/");
    await expect(closedBooks(page).getByRole("heading", { name: "Books are closed" })).toBeVisible();
    await expectMail(mailLink(closedBooks(page), email), email, "When your books open");
    await expect(calendar(page)).toHaveCount(0);
    expect(await response?.headerValue("content-security-policy")).not.toContain("cal.com");
    expect(await page.content()).not.toContain("app.cal.com");
    await page.goto(toDesignPath(moonMoth));
    await expect(link(page, "Books are closed")).toHaveAttribute("href", `/booking/?design=${moonMoth.id}`);
    await expect(link(page, "Booking")).toBeHidden();
    for (const path of ["/", "/designs/"]) {
      await page.goto(path);
      await expect(link(page, "Books are closed")).toHaveAttribute("href", "/booking/");
    }
    expect(others).toEqual([]);
  });
});

test.describe("reserved", () => {
  test.use({ books: "link" });
  const WORDS = "Reserved until December 1";

  test("a reserved design is under All only, and available when the day has passed", async ({ page }) => {
    await openBefore(page, RESERVED_UNTIL, "/designs/");
    await waitForIsland(page);
    await expect(tiles(page)).toHaveCount(2);
    await expect(tiles(page).first()).toContainText(`Honey Bee$450${WORDS}`);
    await openPanel(page, "Filter");
    await option(page, "Color Ink").check();
    await expect(tiles(page)).toHaveCount(0);
    await option(page, "Color Ink").uncheck();
    await option(page, "Available").check();
    await expect(tiles(page)).toHaveText([/Moon Moth/]);
    await page.clock.fastForward(HOUR_MS);
    await expect(tiles(page)).toHaveText([/Honey Bee/, /Moon Moth/]);
    await expect(tiles(page).first()).not.toContainText(WORDS, { useInnerText: true });
  });

  test("a list of designs shows the reserved one with its words", async ({ page }) => {
    await openBefore(page, RESERVED_UNTIL, `/designs/?saved=${honeyBee.id}`);
    await expect(tiles(page)).toHaveText(new RegExp(WORDS));
  });

  test("its page asks to be next until the day has passed, and it can be saved and tried on", async ({
    page,
  }) => {
    await openBefore(page, RESERVED_UNTIL, toDesignPath(honeyBee));
    const words = page.getByText(WORDS);
    await expect(words).toBeVisible();
    await expectMail(link(page, "Ask to be next"), email, "Next for Honey Bee (no. 2)");
    await expect(link(page, "Booking")).toBeHidden();
    await expect(button(page, "Save")).toBeVisible();
    await previewButton(page).click();
    await page.getByRole("button", { name: "Try it on your skin" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Save picture" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Book this design" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.clock.fastForward(HOUR_MS);
    await expect(link(page, "Booking")).toBeVisible();
    await expect(link(page, "Ask to be next")).toBeHidden();
    await expect(words).toBeHidden();
  });

  test("Booking names it, and books only the others until the day has passed", async ({ page }) => {
    await openBefore(page, RESERVED_UNTIL, BOTH);
    const bee = choice(page).getByRole("listitem").filter({ hasText: "Honey Bee" });
    await expect(bee).toContainText(WORDS);
    await expectMail(bee.getByRole("link", { name: "Ask to be next" }), email, "Next for Honey Bee (no. 2)");
    await expect(bookingPage(page)).toHaveAttribute("href", /notes=Moon%20Moth%20\(no\.%201\)$/);
    await page.clock.fastForward(HOUR_MS);
    await expect(bookingPage(page)).toHaveAttribute("href", /Moon%20Moth.*Honey%20Bee/);
    await expect(bee.getByText(WORDS)).toBeHidden();
  });
});

test.describe("lengths, deposits and copies", () => {
  test.use({ books: "lengths" });

  test("the calendar opens at the shortest session that holds the designs, and their deposit has one link", async ({
    page,
  }) => {
    await serveProvider(page);
    for (const [search, duration, sentence, pay, words] of [
      ["", null, undefined],
      [`?design=${honeyBee.id}`, "240", "Your design takes about 3 hours.", "50", "Pay the deposit, $50"],
      [
        `?design=${honeyBee.id},${moonMoth.id}`,
        "360",
        "Your 2 designs take about 8½ hours: a second session will be needed.",
        "100",
        "Pay the deposit, $100",
      ],
    ] as const) {
      await openReady(page, `/booking/${search}`);
      expect((await readRequest(page)).get("duration")).toBe(duration);
      await expect(page.getByText(/ takes? about /)).toHaveText(sentence ? [sentence] : []);
      const links = choice(page).getByRole("link", { name: /^Pay/ });
      await expect(links).toHaveText(words ? [words] : []);
      if (!pay) continue;
      await expect(links).toHaveAttribute("href", `https://pay.example/${pay}`);
      await expect(choice(page)).toContainText("at pay.example, in a new tab");
    }
  });

  test("nothing shifts when the chosen design arrives", async ({ page }) => {
    const shifts = await watchShifts(page);
    await serveProvider(page);
    const release = await holdBack(page, findDesigns(toSite("lengths")));
    await page.goto(`/booking/?design=${honeyBee.id}`, { waitUntil: "commit" });
    await expect(choice(page)).toContainText("No. 2");
    await release();
    await expect(choice(page).getByRole("link", { name: /^Pay/ })).toBeVisible();
    expect(await shifts()).toEqual([]);
  });

  test("tile and page say how many copies are left", async ({ page }) => {
    await page.goto("/designs/");
    await expect(tiles(page).filter({ hasText: "1 left" })).toHaveText(/Moon Moth/);
    await page.goto(toDesignPath(moonMoth));
    await expect(page.getByRole("main")).toContainText("1 left");
  });
});

test.describe("by mail", () => {
  test.use({ books: "mail" });

  test("Booking offers an e-mail that names the designs, and asks nobody else", async ({ page, baseURL }) => {
    const others = watchOthers(page, baseURL);
    await page.goto(BOTH);
    const region = page.getByRole("region", { name: "Booking" });
    await expect(region).toContainText("Write an e-mail, and we find a time together.");
    await expect(mailLink(region, email)).toHaveAttribute("href", /subject=Booking%3A%20Moon%20Moth/);
    await expect(bookingPage(page)).toHaveCount(0);
    expect(others).toEqual([]);
  });
});

test.describe("by a link", () => {
  test.use({ books: "link" });

  test("Booking offers the provider's page and an e-mail, without JavaScript too", async ({
    page,
    scriptless,
    baseURL,
  }) => {
    const others = watchOthers(page, baseURL);
    for (const visit of [page, scriptless]) {
      await visit.goto("/booking/");
      const region = visit.getByRole("region", { name: "Booking" });
      await expect(region.getByRole("heading", { name: "Choose a time" })).toBeVisible();
      await expect(bookingPage(visit)).toHaveAttribute("href", `${CALENDAR}/lantern?notes=`);
      await expectMail(mailLink(region, email), email, "Booking a tattoo");
    }
    expect(others).toEqual([]);
  });
});

/** The pages whose states no other test of the layout sees. */
const STATES: Record<BooksStudio, readonly string[]> = {
  opening: ["/", "/designs/", toDesignPath(moonMoth), "/booking/"],
  closed: ["/", "/designs/", toDesignPath(moonMoth), "/booking/"],
  link: ["/designs/", toDesignPath(honeyBee), BOTH],
  mail: [BOTH],
  lengths: ["/designs/", toDesignPath(moonMoth), BOTH],
};

for (const [books, paths] of Object.entries(STATES) as [BooksStudio, readonly string[]][]) {
  test.describe(books, () => {
    test.use({ books });

    test("the pages keep to small screens and large text, also without JavaScript, and axe finds nothing", async ({
      page,
      scriptless,
      baseURL,
    }) => {
      const faults = await watchFaults(page, baseURL ?? "");
      for (const path of paths) {
        await page.goto(path);
        expect.soft(await findViolations(page), path).toEqual([]);
        await expectFits(page);
        await scriptless.goto(path);
        await expectFits(scriptless);
      }
      expect(faults()).toEqual([]);
    });
  });
}
