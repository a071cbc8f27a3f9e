/** The info page: figures, exclusive sections with addresses, and print. */
import type { Locator, Page } from "@playwright/test";
import { studio } from "../fixtures/content.ts";
import { holdBack } from "../support/page/network.ts";
import { boxOf, countScrolls, nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { readPdf } from "../support/read-pdf.ts";
import { section, summary } from "./page-objects/accordion.ts";
import { expectMail, mailLink } from "./page-objects/mail-links.ts";

const openSections = (page: Page) => page.locator("details[open]");
const isOpen = (details: Locator) => expect(details).toHaveAttribute("open", "");

/** The first policy, a middle one whose title has characters that URLs cannot have, and the last. */
const DEPOSIT = "Deposit";
const LATE = "Reschedule / Cancel / “Late”";
const WIDGET = "Note: the Booking Widget";
const AFTERCARE = "Aftercare";

const PATHS: Record<string, string> = {
  [DEPOSIT]: "/info/#deposit",
  [LATE]: "/info/#reschedule-cancel-late",
  [WIDGET]: "/info/#note-the-booking-widget",
  [AFTERCARE]: "/info/#aftercare",
};

/** The text of each policy, in order. */
const POLICIES: Record<string, string[]> = {
  [DEPOSIT]: [
    "The deposit holds your date.",
    "It is $20 for small pieces, $50 under $500, $100 from $500.",
    "A card adds 3%.",
  ],
  Pricing: ["Shop minimum", "$80", "An hour, about", "$120", "Pairs have one price."],
  [LATE]: ["Write 48 hours ahead.", "Later than 30 minutes: cancelled."],
  "Déjà vu? Touch-ups & more": [
    "Touch-ups are free. Let it heal first, then send me a photo by e-mail, or call.",
    "After a year it has a price.",
  ],
  Menu: ["There is tea & cake; see the designs meanwhile."],
  [WIDGET]: ["The widget shows two hours whatever the real length may be."],
};
const CARE: Record<string, string[]> = {
  "Clean & Sterile": ["Needles are opened before your eyes, and used once."],
  [AFTERCARE]: [
    "Day 1: leave the film on.",
    "Days 2 to 14: wash, pat dry, leave it alone.",
    "A drawing of your own is $15-$30; see the deposit.",
  ],
};
const SECTIONS = { ...POLICIES, ...CARE };
const TITLES = Object.keys(SECTIONS);

test("a section opened before the script loads stays open, whatever the address names", async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto(PATHS[WIDGET] ?? "", { waitUntil: "commit" });
  await summary(page, DEPOSIT).click();
  const asked = page.waitForResponse(/assets\/entries\//);
  await release();
  await (await asked).finished();
  await nextFrame(page);
  await isOpen(section(page, DEPOSIT));
});

test("states every policy in order, then the texts on care, and links to the next page", async ({ page }) => {
  await page.goto("/info/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please read each policy before booking");
  await expect(page.locator("summary")).toHaveText(TITLES);
  for (const [title, said] of Object.entries(SECTIONS))
    for (const words of said) await expect.soft(section(page, title)).toContainText(words);
  const cared = page.getByRole("region", { name: "Clean and cared for" });
  await expect(cared.locator("summary")).toHaveText(Object.keys(CARE));
  const glance = page.getByRole("region", { name: "At a glance" });
  await expect(glance.getByRole("term")).toHaveText(["Shop minimum", "Deposit"]);
  await expect(glance.getByRole("definition")).toHaveText(["$80", "$20 / $50 / $100"]);
  const { email } = studio.contact;
  await expectMail(mailLink(page.getByRole("main"), email), email, "A question about your policies");
  await page.getByRole("link", { name: "Continue to booking" }).click();
  await expect(page).toHaveURL(/\/booking\/$/);
});

/** Expects only this section open, with its title below the sticky header. */
async function expectShown(page: Page, title: string): Promise<void> {
  const text = (name: string) =>
    section(page, name)
      .getByText(SECTIONS[name]?.[0] ?? "")
      .first();
  await expect(text(title)).toBeInViewport();
  await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
  const header = await boxOf(page.getByRole("banner"));
  expect((await boxOf(summary(page, title))).top).toBeGreaterThanOrEqual(header.bottom - 1);
  for (const other of TITLES.filter((name) => name !== title)) await expect(text(other)).toBeHidden();
}

/** Tries the addresses of the first, a middle and the last policy, and of a text on care. */
async function expectAddresses(page: Page, prove: (title: string) => unknown = () => {}): Promise<void> {
  for (const [title, path] of Object.entries(PATHS)) {
    await page.goto("about:blank");
    await page.goto(path);
    await prove(title);
    await expectShown(page, title);
  }
}

test("the address of a section opens that section alone", ({ page }) =>
  expectAddresses(page, async (title) => {
    await isOpen(section(page, title));
    await expect(openSections(page)).toHaveCount(1);
  }));

test("shows the addressed section without JavaScript, one at a time", async ({ scriptless: page }) => {
  await expectAddresses(page);
  await page.goto("/info/");
  await summary(page, DEPOSIT).click();
  await summary(page, WIDGET).click();
  await isOpen(section(page, WIDGET));
  await expect(openSections(page)).toHaveCount(1);
});

test.describe("the address", () => {
  test("follows the only open section, without a jump or a history entry", async ({ page }) => {
    // It names none.
    await page.goto("/info/#nothing%");
    await expect(openSections(page)).toHaveCount(0);
    await summary(page, WIDGET).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => ({ top: scrollY, steps: history.length }));
    await summary(page, WIDGET).click();
    await expect(page).toHaveURL(PATHS[WIDGET] as string);
    expect(await page.evaluate(() => ({ top: scrollY, steps: history.length }))).toEqual(before);
    await summary(page, DEPOSIT).click();
    await isOpen(section(page, DEPOSIT));
    await expect(openSections(page)).toHaveCount(1);
    await summary(page, DEPOSIT).click();
    await expect(openSections(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/info\/$/);

    // The address of another section opens that one.
    await page.evaluate((path) => location.assign(path), PATHS[WIDGET] as string);
    await isOpen(section(page, WIDGET));
    await expect(openSections(page)).toHaveCount(1);
  });

  test("reopens its section on reload or return, without scrolling", async ({ page }) => {
    const scrolls = await countScrolls(page);
    await page.goto(PATHS[DEPOSIT] as string);
    await isOpen(section(page, DEPOSIT));
    expect(await scrolls()).toBe(1);
    await page.reload();
    await isOpen(section(page, DEPOSIT));
    expect(await scrolls()).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await page.goBack();
    await isOpen(section(page, DEPOSIT));
    expect(await scrolls()).toBe(0);
  });
});

test("a section's title stays in place when it opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/info/");
  const second = page.locator("summary").nth(1);
  await page.locator("summary").first().click();
  await second.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { top } = await boxOf(second);
  await second.click();
  await expect(openSections(page)).toHaveCount(1);
  await expect.poll(async () => Math.abs(Math.round((await boxOf(second)).top - top))).toBe(0);
});

test("shows a picture in a policy no wider than its text", async ({ page }) => {
  await page.goto("/info/#deja-vu-touch-ups-more");
  const picture = page.getByRole("img", { name: "The tray with what a touch-up needs" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
  const { width } = await boxOf(picture);
  expect(width).toBeLessThanOrEqual((await boxOf(page.getByText("Let it heal first"))).width);
  expect(width).toBeGreaterThan(200);
});

test("prints every section in light colors: the policies in two columns on a sheet, care on another", async ({
  page,
}) => {
  await page.goto("/info/");
  expect(await readPdf(await page.pdf())).toHaveLength(2);
  const readColors = () =>
    page
      .getByRole("heading", { level: 1 })
      .evaluate((title) =>
        [title, document.body]
          .map((it) => getComputedStyle(it))
          .map(({ color, backgroundColor }) => [color, backgroundColor]),
      );
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  const colors = await readColors();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await readColors()).toEqual(colors);
  const bodies = page.locator("details > div");
  await expect(bodies).toHaveCount(TITLES.length);
  const columns = new Set<number>();
  for (const body of await bodies.all()) {
    const { height, x } = await boxOf(body);
    expect(height).toBeGreaterThan(10);
    columns.add(Math.round(x));
  }
  expect(columns.size).toBe(2);
  await expect(page.getByRole("link", { name: "Continue to booking" })).toBeHidden();
});

test("without JavaScript, too, an open section has a minus in place of its plus", async ({
  scriptless: page,
}) => {
  await page.goto("/info/#pricing");
  const icons = (title: string) => summary(page, title).locator("svg");
  await expect(page.getByText("Pairs have one price.")).toBeVisible();
  await expect(icons("Pricing").first()).toBeHidden();
  await expect(icons("Pricing").last()).toBeVisible();
  await summary(page, DEPOSIT).click();
  await expect(icons(DEPOSIT).last()).toBeVisible();
});
