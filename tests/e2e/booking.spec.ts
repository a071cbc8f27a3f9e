/** Booking: the provider's calendar, with its real script and a frame that sends its messages. */
import type { Page } from "@playwright/test";
import { mothNotes, octopusArm, studio, unknownId } from "../fixtures/content.ts";
import { inCalendar, listHeard, say, serveProvider } from "../support/cal-provider.ts";
import { findViolations } from "../support/page/axe.ts";
import { blockStorage } from "../support/page/lacks.ts";
import { block, findDesigns, holdBack } from "../support/page/network.ts";
import { boxOf, countScrolls, expectLoaded } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { section, summary } from "./page-objects/accordion.ts";
import { calendar, calendarFrame, choice, openReady, readRequest } from "./page-objects/booking.ts";
import { expectMail, mailLink } from "./page-objects/mail-links.ts";

const { config } = studio.booking;
const { email } = studio.contact;

const readNotes = async (page: Page) => (await readRequest(page)).get("notes");

test.beforeEach(({ page }) => serveProvider(page));

test("begins with one sentence, with the rest and the answers below, which are all printed", async ({
  page,
}) => {
  await page.goto("/booking/");
  const main = page.getByRole("main");
  await expect(main.locator("h1 + div")).toHaveText(
    "Read the FAQ below, then the policies on the Info page.",
  );
  await expect(main).toContainText("Anything left over? Write to me.");
  await expect(main.getByRole("link", { name: "Send me your idea" })).toHaveAttribute(
    "href",
    "/contact/#your-own-idea",
  );

  const [first, second] = ["How long is “two hours”?", "Deposit / fee?"] as const;
  await expect(page.locator("section summary")).toHaveText([first, second, "What do I bring?"]);
  const answer = page.getByText(
    "The widget shows two hours for everything. The page of the design knows better.",
  );
  await expect(answer).toBeHidden();
  await summary(page, first).click();
  await expect(answer).toBeVisible();
  await summary(page, second).click();
  await expect(answer).toBeHidden();
  const figures = "A deposit ($20 for small pieces, $50 under $500, $100 from $500) holds the date";
  await expect(section(page, second)).toContainText(`${figures}; it counts toward the final cost.`);
  await page.emulateMedia({ media: "print" });
  for (const printed of await page.locator("details > div").all())
    expect((await boxOf(printed)).height).toBeGreaterThan(10);
  await page.emulateMedia({ media: "screen" });
  await main.getByRole("link", { name: "Aftercare" }).click();
  await expect(page).toHaveURL(/\/info\/#aftercare$/);
});

const PANEL = { light: "#fdfcfa", dark: "#252624" };

test("sends the calendar the artist's look in light and dark, follows a change, and lets it take payments", async ({
  page,
}) => {
  const { layout, hideEventTypeDetails } = config;
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await openReady(page);
    expect(Object.fromEntries(await readRequest(page))).toMatchObject({
      layout,
      theme,
      "ui.color-scheme": theme,
    });
    const [look] = await listHeard(page, "ui");
    expect(look).toMatchObject({ hideEventTypeDetails, layout, theme });
    expect(look).toHaveProperty(["cssVarsPerTheme", theme, "cal-bg"], PANEL[theme]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expect
    .poll(async () => (await listHeard(page, "ui")).at(-1))
    .toMatchObject({ theme: "light", cssVarsPerTheme: { light: { "cal-bg": PANEL.light } } });

  // Apple Pay and Google Pay need this permission.
  const allowed = await inCalendar(page)
    .locator("body")
    .evaluate(({ ownerDocument }) =>
      (
        ownerDocument as Document & { featurePolicy: { allowsFeature(name: string): boolean } }
      ).featurePolicy.allowsFeature("payment"),
    );
  expect(allowed).toBe(true);
});

test.describe("a design in the address", () => {
  test("is shown with its costs above the calendar on a phone, and named in notes and e-mails", async ({
    page,
  }) => {
    await openReady(page, "/booking/?design=1");
    await expect(choice(page)).toContainText(/No\.\s1, 5 in high, 4–5½ hours/);
    await expect(choice(page)).toContainText("$700, deposit $100 now, about $721 by card");
    await expect(choice(page).getByRole("link", { name: "Moon Moth" })).toHaveAttribute("href", "/design/1/");
    await expectLoaded(choice(page).locator("img"));
    const panel = await boxOf(calendar(page));
    expect(panel.top).toBeGreaterThan((await boxOf(choice(page))).bottom);
    expect((await boxOf(page.locator("section summary").first())).top).toBeGreaterThan(1200);

    expect((await boxOf(calendarFrame(page))).height).toBe(800);
    expect(await readNotes(page)).toBe(mothNotes);
    const mail = mailLink(page.getByRole("main"), email).first();
    await expectMail(mail, email, "Booking: Moon Moth (no. 1)", mothNotes);
    await choice(page).getByRole("link", { name: "Choose another" }).click();
    await expect(page).toHaveURL(/\/designs\/$/);
  });

  test("keeps the order of several and drops duplicates", async ({ page }) => {
    await openReady(page, `/booking/?design=6,1,${unknownId},6`);
    await expect(choice(page).getByRole("heading")).toHaveText([
      "Widow & Web",
      "Moon Moth",
      "No longer available",
    ]);
    expect(await readNotes(page)).toBe(
      `Widow & Web (no. 6): 4¼ × 5½ in, 3+ hours, price on request\n${mothNotes}`,
    );
  });

  test("keeps its number when the file of all designs cannot be loaded", async ({ page }) => {
    await block(page, findDesigns());
    await openReady(page, "/booking/?design=1");
    await expect(choice(page)).toContainText("No. 1");
    expect(await readNotes(page)).toBeNull();
  });

  test.describe("the saved designs", () => {
    const picker = (page: Page) => page.getByText("Choose from your saved designs");
    const save = (page: Page, ids: string) =>
      page.addInitScript((list) => localStorage.setItem("saved", list), ids);

    test("can be chosen by keyboard in addition to the address", async ({ page }) => {
      await save(page, `2,${octopusArm.id},11`);
      await openReady(page, "/booking/?design=1");
      await expect(page.getByRole("checkbox")).toHaveCount(0);
      await picker(page).press("Enter");
      const boxes = page.getByRole("checkbox");
      await expect(boxes).toHaveCount(3);
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

    test("are offered once their names are known", async ({ page }) => {
      await save(page, "2");
      const release = await holdBack(page, findDesigns());
      await page.goto("/booking/?design=1", { waitUntil: "commit" });
      await expect(choice(page)).toContainText("No. 1");
      await expect(picker(page)).toBeHidden();
      await release();
      await expect(picker(page)).toBeVisible();
    });

    test("are not offered when none is available, or storage is blocked", async ({ page }) => {
      await openReady(page);
      await expect(picker(page)).toBeHidden();
      await save(page, `${octopusArm.id},${unknownId}`);
      // The calendar opens once the designs have loaded.
      await openReady(page);
      await expect(picker(page)).toBeHidden();
      await blockStorage(page);
      await page.goto("/booking/?design=1");
      await expect(choice(page)).toContainText("Moon Moth");
      await expect(picker(page)).toBeHidden();
    });
  });

  test("is not booked when it is unknown, sold out or malformed", async ({ page }) => {
    for (const [search, gone] of [
      ["?design=%3Cb%3E", 0],
      [`?design=${unknownId},${octopusArm.id}`, 2],
    ] as const) {
      await openReady(page, `/booking/${search}`);
      expect(await readNotes(page), search).toBeNull();
      await expect(choice(page).getByText("No longer available")).toHaveCount(gone);
      await expect(choice(page)).toBeVisible({ visible: gone > 0 });
      await expectMail(mailLink(calendar(page), email), email, "Booking a tattoo");
    }
  });
});

test("the calendar is beside the choice and the FAQ on a wide screen", {
  tag: "@desktop",
}, async ({ page }) => {
  await openReady(page, "/booking/?design=1");
  await expect(calendar(page)).toBeInViewport({ ratio: 0.8 });
  const question = await boxOf(page.locator("section summary").first());
  expect(question.right).toBeLessThan((await boxOf(calendar(page))).left);
});

test("keeps the visitor's scroll position, whatever the calendar does", async ({ page }) => {
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
