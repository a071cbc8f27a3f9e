/** Booking: the provider's calendar, with its real script and a frame that speaks its messages. */
import type { Page } from "@playwright/test";
import { section, summary } from "./accordion.ts";
import { withResolvers } from "./block.ts";
import { answerScript, inCalendar, listHeard, say, serveProvider } from "./cal-provider.ts";
import { moonMoth, octopusArm, studio, unknownId } from "./content.ts";
import { countScrolls } from "./count-scrolls.ts";
import { expectMail, mailLink } from "./mail-links.ts";
import { firstWords, readWords } from "./markdown-words.ts";
import { expect, test } from "./test.ts";

const { config, faq, intro } = studio.booking;
const { email } = studio.contact;

declare global {
  interface Window {
    /** Layout shift so far. */
    shift: number;
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    value?: number;
  }
}

const calendar = (page: Page) => page.getByRole("region", { name: "Calendar" });
const waiting = (page: Page) => calendar(page).getByRole("status");
const frame = (page: Page) => page.locator("iframe.cal-embed");

async function openReady(page: Page, path = "/booking/"): Promise<void> {
  await page.goto(path);
  await say(page, "linkReady");
  await expect(waiting(page)).toBeHidden();
}

test("says what to read first, and whom to write to", async ({ page }) => {
  await serveProvider(page);
  await page.goto("/booking/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking");
  const main = page.getByRole("main");
  for (const words of readWords(intro)) await expect(main).toContainText(words);
  await expect(mailLink(main, email)).toBeVisible();
});

test("answers what is asked most, one question at a time", async ({ page }) => {
  const [first, second] = faq;
  await serveProvider(page);
  await page.goto("/booking/");
  await expect(page.locator("summary")).toHaveText(faq.map(({ question }: { question: string }) => question));
  const answer = section(page, first.question).getByText(firstWords(first.answer)).first();
  await expect(answer).toBeHidden();
  await summary(page, first.question).click();
  await expect(answer).toBeVisible();
  for (const words of readWords(first.answer))
    await expect(section(page, first.question)).toContainText(words);
  await summary(page, second.question).click();
  await expect(answer).toBeHidden();
});

test("keeps 800 px for the calendar from the first paint, and nothing shifts", { tag: "@both" }, async ({
  page,
}) => {
  const { promise: held, resolve: release } = withResolvers();
  await serveProvider(page, { script: (route) => held.then(() => answerScript(route)) });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.shift = list.getEntries().reduce((sum, entry) => sum + (entry.value ?? 0), window.shift);
    }).observe({ type: "layout-shift", buffered: true });
    window.shift = 0;
  });
  await page.goto("/booking/");
  await calendar(page).scrollIntoViewIfNeeded();
  await expect(waiting(page)).toHaveText("Loading the calendar");
  expect((await calendar(page).boundingBox())?.height).toBe(800);
  // Nothing of the calendar is rendered before its script has been set up: the dots stand alone.
  await expect(calendar(page).locator(":scope > div")).toHaveCount(1);
  release();
  await expect(inCalendar(page).getByRole("heading")).toBeAttached();
  await expect(waiting(page)).toBeVisible();
  await say(page, "linkReady");
  await expect(waiting(page)).toBeHidden();
  await expect(inCalendar(page).getByRole("heading")).toBeVisible();
  expect((await calendar(page).boundingBox())?.height).toBe(800);
  expect((await frame(page).boundingBox())?.height).toBe(800);
  // A longer calendar scrolls in its place.
  await say(page, "__dimensionChanged", { iframeHeight: 1200, iframeWidth: 300, isFirstTime: true });
  await expect.poll(async () => (await frame(page).boundingBox())?.height).toBe(1200);
  expect((await calendar(page).boundingBox())?.height).toBe(800);
  // What is left is the arrival of the fonts, a thousandth of what the calendar would cost.
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`asks for the look that the artist has chosen, in ${colorScheme}`, async ({ page }) => {
    const { layout, hideEventTypeDetails } = config;
    const theme = colorScheme;
    await serveProvider(page);
    await page.emulateMedia({ colorScheme });
    await openReady(page);
    const address = new URL((await frame(page).getAttribute("src")) ?? "");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      layout,
      theme,
      "ui.color-scheme": theme,
    });
    const [look] = await listHeard(page, "ui");
    expect(look).toMatchObject({ hideEventTypeDetails, layout, theme });
    expect(look).toHaveProperty(["cssVarsPerTheme", theme, "cal-bg"], PANEL[theme]);
  });
}

const PANEL = { light: "#fdfcfa", dark: "#252624" };

test("follows the visitor's colour scheme when it changes", async ({ page }) => {
  await serveProvider(page);
  await page.emulateMedia({ colorScheme: "light" });
  await openReady(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect
    .poll(async () => (await listHeard(page, "ui")).at(-1))
    .toMatchObject({ theme: "dark", cssVarsPerTheme: { dark: { "cal-bg": PANEL.dark } } });
});

test.describe("a design in the address", () => {
  const notes = async (page: Page) =>
    new URL((await frame(page).getAttribute("src")) ?? "").searchParams.get("notes");

  test("is written into the booking's notes and the subject of e-mails", async ({ page }) => {
    const { id, title } = moonMoth;
    await serveProvider(page);
    await openReady(page, `/booking/?design=${id}`);
    expect(await notes(page)).toBe(`${title} (no. ${id})`);
    await expectMail(mailLink(page.getByRole("main"), email), email, `Booking: ${title} (no. ${id})`);
  });

  for (const [kind, search] of [
    ["unknown", `?design=${unknownId}`],
    ["sold out", `?design=${octopusArm.id}`],
    ["malformed", "?design=%3Cb%3E"],
    ["absent", ""],
  ] as const) {
    test(`is ignored when it is ${kind}`, async ({ page }) => {
      await serveProvider(page);
      await openReady(page, `/booking/${search}`);
      expect(await notes(page)).toBeNull();
      await expectMail(mailLink(page.getByRole("main"), email), email, "Booking a tattoo");
    });
  }
});

test("stays where the visitor has scrolled, whatever the calendar does", async ({ page }) => {
  await serveProvider(page);
  const scrolls = await countScrolls(page);
  await page.setViewportSize({ width: 900, height: 480 });
  await openReady(page);
  await calendar(page).evaluate((place) => scrollTo(0, place.getBoundingClientRect().top + scrollY + 400));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await say(page, "bookingSuccessfulV2", { uid: "1", title: "Session", status: "ACCEPTED" });
  // With a quarter of the calendar out of view, this makes the provider's script scroll to it.
  await say(page, "__routeChanged");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.Cal.__logQueue)))
    .toContain("__routeChanged");
  expect(await scrolls()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(frame(page)).toBeVisible();
});

test("is whole again when a visitor leaves and comes back", async ({ page }) => {
  await serveProvider(page);
  await openReady(page);
  // By the keyboard: right after a scroll, a click can land in the calendar's frame, where that was before.
  await page.getByRole("contentinfo").getByRole("link", { name: "Policies" }).press("Enter");
  await expect(page).toHaveURL(/\/info\/$/);
  await page.goBack();
  await say(page, "linkReady");
  await expect(waiting(page)).toBeHidden();
  await expect(inCalendar(page).getByRole("heading")).toBeVisible();
});
