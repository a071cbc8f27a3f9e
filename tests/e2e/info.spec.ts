/** The info page: figures, exclusive sections, an address for each, and one sheet of paper. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { countScrolls } from "./count-scrolls.ts";

const TITLES = [
  "Appointment Basics",
  "Age Restriction",
  "Accessibility",
  "Additional Guests",
  "Payment Method",
  "Pricing",
  "Tips",
  "Available Designs",
  "Custom Designs",
  "Placement",
  "Touch Up",
  "Reschedule / Cancellation / Late Policy",
  "Note: Booking Time",
];

/** Every figure that the studio must state, and the section that states it. */
const FIGURES: readonly [section: string, ...figures: RegExp[]][] = [
  ["Appointment Basics", /\$20 for doodle/, /\$50 for pieces under \$400/, /\$100 for pieces over \$400/],
  ["Appointment Basics", /non-refundable/, /count toward the final cost/],
  ["Age Restriction", /18 or older/, /government photo ID/],
  ["Additional Guests", /at most 1 guest/, /waits in the waiting area/],
  ["Payment Method", /on the day, by cash, Venmo or card/, /3% fee/, /Afterpay adds 6%/],
  ["Pricing", /Shop minimum\s*\$150/, /Pre-drawn doodles\s*\$80/, /Hourly rate, around\s*\$150/],
  ["Pricing", /Custom drawing fee\s*\$20-\$50/, /All 4 of the four-portrait set\s*20% off/],
  ["Pricing", /sold in pairs at a set price/],
  ["Custom Designs", /within 3 days/, /2-3 days before the session/, /2 alternative versions/, /\$20-\$50/],
  ["Placement", /palms/, /elbows/, /armpits/, /genitals/, /knees/, /inner lips/, /soles of the feet/],
  ["Touch Up", /Touch-ups are free/],
  ["Reschedule / Cancellation / Late Policy", /e-mail me at least 48 hours/, /within 3 months/],
  ["Reschedule / Cancellation / Late Policy", /More than 2 reschedules require a new deposit/],
  ["Reschedule / Cancellation / Late Policy", /more than 30 minutes late/, /cancelled/, /not refunded/],
  ["Reschedule / Cancellation / Late Policy", /cancellation voids the deposit/, /no-show means no future/],
  ["Note: Booking Time", /2 hours for every appointment, whatever its real length/],
];

const section = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const summary = (page: Page, title: string) => section(page, title).locator("summary");
const openSections = (page: Page) => page.locator("details[open]");
const isOpen = (details: Locator) => expect(details).toHaveAttribute("open", "");

test("states every policy under its title, in order", async ({ page }) => {
  await page.goto("/info/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please read each policy before booking");
  await expect(page.locator("summary")).toHaveText(TITLES);
  await expect(openSections(page)).toHaveCount(0);
});

test("states every figure in its section", async ({ page }) => {
  await page.goto("/info/");
  for (const [title, ...figures] of FIGURES) {
    for (const figure of figures) await expect.soft(section(page, title)).toContainText(figure);
  }
});

test("shows the figures at a glance", async ({ page }) => {
  await page.goto("/info/");
  const glance = page.getByRole("region", { name: "At a glance" });
  for (const figure of ["$150", "$80", "$20-$50", "$20 / $50 / $100", "48 hours", "30 minutes"]) {
    await expect(glance.getByText(figure, { exact: true }).first()).toBeVisible();
  }
});

test("opens one section at a time, and closes the open one", async ({ page }) => {
  await page.goto("/info/");
  await summary(page, "Tips").click();
  await isOpen(section(page, "Tips"));
  await summary(page, "Pricing").click();
  await isOpen(section(page, "Pricing"));
  await expect(openSections(page)).toHaveCount(1);
  await summary(page, "Pricing").click();
  await expect(openSections(page)).toHaveCount(0);
});

test("works from the keyboard", async ({ page }) => {
  await page.goto("/info/");
  await summary(page, "Age Restriction").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("18 or older")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(summary(page, "Accessibility")).toBeFocused();
  await page.keyboard.press("Space");
  await isOpen(section(page, "Accessibility"));
  await expect(openSections(page)).toHaveCount(1);
});

/** The title of a section stands in view, below the sticky header. */
async function expectTitleInView(page: Page, title: string): Promise<void> {
  await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await summary(page, title).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
}

const ADDRESSES = [
  ["Pricing", "pricing", "Pre-drawn doodles"],
  ["Reschedule / Cancellation / Late Policy", "reschedule-cancellation-late-policy", "3 months"],
  ["Note: Booking Time", "note-booking-time", "2 hours"],
] as const;

for (const [title, id, words] of ADDRESSES) {
  test(`#${id} opens ${title}`, async ({ page }) => {
    await page.goto(`/info/#${id}`);
    await isOpen(section(page, title));
    await expect(openSections(page)).toHaveCount(1);
    await expect(section(page, title).getByText(words)).toBeInViewport();
    await expectTitleInView(page, title);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [title, id, words] of ADDRESSES) {
    test(`#${id} shows ${title}`, async ({ page }) => {
      await page.goto(`/info/#${id}`);
      await expect(section(page, title).getByText(words)).toBeInViewport();
      await expectTitleInView(page, title);
      await expect(section(page, "Tips").getByRole("paragraph")).toBeHidden();
    });
  }

  test("one section at a time", async ({ page }) => {
    await page.goto("/info/");
    await summary(page, "Tips").click();
    await summary(page, "Pricing").click();
    await isOpen(section(page, "Pricing"));
    await expect(openSections(page)).toHaveCount(1);
  });
});

test.describe("the address", () => {
  test("follows the open section, without a jump and without a step in the history", async ({ page }) => {
    await page.goto("/info/");
    await summary(page, "Pricing").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => ({ top: scrollY, steps: history.length }));
    await summary(page, "Pricing").click();
    await expect(page).toHaveURL(/\/info\/#pricing$/);
    expect(await page.evaluate(() => ({ top: scrollY, steps: history.length }))).toEqual(before);
    await summary(page, "Pricing").click();
    await expect(page).toHaveURL(/\/info\/$/);
  });

  test("opens another section when it changes", async ({ page }) => {
    await page.goto("/info/#pricing");
    await page.evaluate(() => {
      location.hash = "tips";
    });
    await isOpen(section(page, "Tips"));
    await expect(openSections(page)).toHaveCount(1);
    await expect(page).toHaveURL(/#tips$/);
  });

  test("that names nothing opens nothing", async ({ page }) => {
    await page.goto("/info/#nothing%");
    await expect(openSections(page)).toHaveCount(0);
    await summary(page, "Tips").click();
    await expect(page).toHaveURL(/#tips$/);
  });

  test("opens its section again for a visitor who reloads or comes back, and moves nothing", async ({
    page,
  }) => {
    const scrolls = await countScrolls(page);
    await page.goto("/info/#pricing");
    await isOpen(section(page, "Pricing"));
    expect(await scrolls()).toBe(1);
    await page.reload();
    await isOpen(section(page, "Pricing"));
    expect(await scrolls()).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await page.goBack();
    await isOpen(section(page, "Pricing"));
    expect(await scrolls()).toBe(0);
  });
});

test("starts at the top for a visitor who arrives from further down another page", async ({ page }) => {
  await page.goto("/booking/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Policies" });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("leads to booking, and to the studio's e-mail with a subject", async ({ page }) => {
  await page.goto("/info/");
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute(
    "href",
    /^mailto:hello@slowdot\.example\?subject=./,
  );
  await page.getByRole("link", { name: "Continue to booking" }).click();
  await expect(page).toHaveURL(/\/booking\/$/);
});

for (const format of ["A4", "Letter"]) {
  test(`prints every section on one sheet of ${format}`, async ({ page }) => {
    await page.goto("/info/#tips");
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test("shows every section on paper, in two columns", async ({ page }) => {
  await page.goto("/info/");
  await page.emulateMedia({ media: "print" });
  const bodies = page.locator("details > div");
  await expect(bodies).toHaveCount(TITLES.length);
  const columns = new Set<number>();
  for (const body of await bodies.all()) {
    const box = await body.boundingBox();
    expect(box?.height).toBeGreaterThan(10);
    columns.add(Math.round(box?.x ?? 0));
  }
  expect(columns.size).toBe(2);
  await expect(page.getByRole("link", { name: "Continue to booking" })).toBeHidden();
});

test("opens every section while printing in browsers whose stylesheets cannot", async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/info/");
  await summary(page, "Tips").click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(openSections(page)).toHaveCount(TITLES.length);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(openSections(page)).toHaveCount(1);
  await isOpen(section(page, "Tips"));
  await expect(page).toHaveURL(/#tips$/);
  await summary(page, "Pricing").click();
  await expect(openSections(page)).toHaveCount(1);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has nothing that axe objects to, closed and open, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/info/");
    expect(await findViolations(page)).toEqual([]);
    await summary(page, "Appointment Basics").click();
    expect(await findViolations(page)).toEqual([]);
  });
}

test("has no sideways scroll at 320 px, whichever section is open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/info/");
  for (const title of TITLES) {
    await summary(page, title).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("a search opens the section that holds the words", async ({ page }) => {
  // A text fragment is the find-in-page that a test can drive: the browser reveals what it finds.
  await page.goto("/info/#:~:text=Afterpay");
  await isOpen(section(page, "Payment Method"));
  await expect(page.getByText("Afterpay adds")).toBeInViewport();
});
