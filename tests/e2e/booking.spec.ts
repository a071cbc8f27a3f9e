/** Booking: the provider's calendar, with its real script and a frame that sends its messages. */
import type { Page } from "@playwright/test";
import { mothNotes, octopusArm, studio } from "../fixtures/content.ts";
import { inCalendar, listHeard, say, serveProvider } from "../support/cal-provider.ts";
import { findViolations } from "../support/page/axe.ts";
import { block, findDesigns, holdBack } from "../support/page/network.ts";
import { boxOf, countScrolls, expectLoaded } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { calendar, calendarFrame, choice, openReady, readRequest } from "./page-objects/booking.ts";
import { keepSaved } from "./page-objects/catalogue.ts";
import { expectMail, mailLink } from "./page-objects/mail-links.ts";

const { email } = studio.contact;

const readNotes = async (page: Page) => (await readRequest(page)).get("notes");
const picker = (page: Page) => page.getByText("Choose from your saved designs");

test.beforeEach(({ page }) => serveProvider(page));

test("the calendar has the artist's look in the visitor's scheme, and takes payments", async ({ page }) => {
  const { layout, hideEventTypeDetails } = studio.booking.config;
  await page.emulateMedia({ colorScheme: "dark" });
  await openReady(page);
  const asked = Object.fromEntries(await readRequest(page));
  expect(asked).toMatchObject({ layout, theme: "dark", "ui.color-scheme": "dark" });
  expect((await boxOf(calendarFrame(page))).height).toBe(800);
  const look = async () => (await listHeard(page, "ui")).at(-1);
  expect(await look()).toMatchObject({
    ...{ hideEventTypeDetails, layout, theme: "dark" },
    cssVarsPerTheme: { dark: { "cal-bg": "#252624" } },
  });
  await page.emulateMedia({ colorScheme: "light" });
  await expect
    .poll(look)
    .toMatchObject({ theme: "light", cssVarsPerTheme: { light: { "cal-bg": "#fdfcfa" } } });

  // Apple Pay and Google Pay need this permission.
  const body = inCalendar(page).locator("body");
  expect(await body.evaluate("document.featurePolicy.allowsFeature('payment')")).toBe(true);
});

test("the design in the address stands above the calendar, in the notes and in e-mails", async ({ page }) => {
  await openReady(page, "/booking/?design=1");
  await expect(choice(page)).toContainText(/No\.\s1 · 5 in high · 4–5½ hours/);
  await expect(choice(page)).toContainText("$700 · deposit $100 now · about $721 by card");
  await expect(choice(page).getByRole("link", { name: "Moon Moth" })).toHaveAttribute("href", "/design/1/");
  await expectLoaded(choice(page).locator("img"));
  expect((await boxOf(calendar(page))).top).toBeGreaterThan((await boxOf(choice(page))).bottom);
  expect(await readNotes(page)).toBe(mothNotes);
  const mail = mailLink(calendar(page), email);
  await expectMail(mail, email, "Booking: Moon Moth (no. 1)", mothNotes);
  await choice(page).getByRole("link", { name: "Choose another" }).click();
  await expect(page).toHaveURL(/\/designs\/$/);
});

test("a chosen design keeps its number when the file of all designs cannot be loaded", async ({ page }) => {
  await block(page, findDesigns());
  await openReady(page, "/booking/?design=1");
  await expect(choice(page)).toContainText("No. 1");
  expect(await readNotes(page)).toBeNull();
});

test("saved designs can be chosen by keyboard, in addition to the address", async ({ page }) => {
  await keepSaved(page, [2, octopusArm.id, 11]);
  const release = await holdBack(page, findDesigns());
  await page.goto("/booking/?design=1", { waitUntil: "commit" });
  await expect(choice(page)).toContainText("No. 1");
  await expect(picker(page)).toBeHidden();
  await release();
  await expect(picker(page)).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await picker(page).press("Enter");
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await expect(page.getByRole("checkbox", { name: "No. 1, Moon Moth" })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  for (const name of ["No. 1, Moon Moth", "No. 2, Honey Bee"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name })).toBeFocused();
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(choice(page).getByRole("heading")).toHaveText(["Moon Moth", "Honey Bee"]);
  await say(page, "linkReady");
  expect(await readNotes(page)).toMatch(/^Moon Moth .*\nHoney Bee .*$/);
});

test("the visitor's place on the page stays, whatever the calendar does", async ({ page }) => {
  const scrolls = await countScrolls(page);
  await page.setViewportSize({ width: 900, height: 480 });
  await openReady(page);
  await calendar(page).evaluate((place) => scrollTo(0, place.getBoundingClientRect().top + scrollY + 400));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await say(page, "bookingSuccessfulV2", { uid: "1", title: "Session", status: "ACCEPTED" });
  // This makes the provider's script scroll to the calendar if a quarter of it is out of view.
  await say(page, "__routeChanged");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.Cal.__logQueue)))
    .toContain("__routeChanged");
  expect(await scrolls()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(calendarFrame(page)).toBeVisible();
});
