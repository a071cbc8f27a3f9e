/** Booking: the provider's calendar, with its real script and a frame that speaks its messages. */
import type { Page } from "@playwright/test";
import { typeset } from "#content/typography/typeset.ts";
import { section, summary } from "./accordion.ts";
import { findViolations } from "./axe.ts";
import { blockStorage, holdBack, withResolvers } from "./block.ts";
import { answerScript, inCalendar, listHeard, say, serveProvider } from "./cal-provider.ts";
import { isPhone } from "./catalogue.ts";
import { mothNotes, octopusArm, studio, unknownId } from "./content.ts";
import { countScrolls } from "./count-scrolls.ts";
import { expectMail, mailLink } from "./mail-links.ts";
import { firstWords, readWords } from "./markdown-words.ts";
import { expect, test } from "./test.ts";

const { config, intro } = studio.booking;
type Question = { question: string; answer: string };
const faq = studio.booking.faq.map(({ question, answer }: Question) => ({
  question: typeset(question),
  answer,
}));
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

test("says what to read first and whom to write to, and answers what is asked most, one question at a time", async ({
  page,
}) => {
  await serveProvider(page);
  await page.goto("/booking/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking");
  const main = page.getByRole("main");
  for (const words of readWords(intro)) await expect(main).toContainText(words);
  await expect(mailLink(main, email).first()).toBeVisible();

  const [first, second] = faq;
  await expect(page.locator("section summary")).toHaveText(faq.map(({ question }: Question) => question));
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
  // Nothing of the calendar is rendered before its script has been set up: only the dots show.
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

const PANEL = { light: "#fdfcfa", dark: "#252624" };

test("asks for the look that the artist has chosen, in light and dark, and follows a change", async ({
  page,
}) => {
  const { layout, hideEventTypeDetails } = config;
  await serveProvider(page);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
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
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expect
    .poll(async () => (await listHeard(page, "ui")).at(-1))
    .toMatchObject({ theme: "light", cssVarsPerTheme: { light: { "cal-bg": PANEL.light } } });
});

test.describe("a design in the address", () => {
  const notes = async (page: Page) =>
    new URL((await frame(page).getAttribute("src")) ?? "").searchParams.get("notes");

  const choice = (page: Page) => page.getByRole("region", { name: "Your choice" });

  test("is shown with all that it costs, and named in the booking's notes and in e-mails, with what was tried on", async ({
    page,
  }) => {
    await serveProvider(page);
    await openReady(page, "/booking/?design=1&note=about+4+in+high%2C+on+the+lower+arm");
    const told = `${mothNotes}, about 4 in high, on the lower arm`;
    await expect(choice(page).getByRole("listitem")).toHaveText(
      /No\.\s1\s*Moon Moth\s*5\sin\shigh\n4–5½\shours\n\$700\n\$100\sdeposit/,
    );
    await expect(choice(page).getByRole("link", { name: "Moon Moth" })).toHaveAttribute("href", "/design/1/");
    expect((await choice(page).locator(".stamp").boundingBox())?.width).toBe(120);
    expect(
      await choice(page)
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.decode()),
    ).toBeUndefined();
    expect(await notes(page)).toBe(told);
    const mail = mailLink(page.getByRole("main"), email).first();
    await expectMail(mail, email, "Booking: Moon Moth (no. 1)", told);
    await choice(page).getByRole("link", { name: "Choose another" }).click();
    await expect(page).toHaveURL(/\/designs\/$/);
  });

  test("several keep their order, each once", async ({ page }) => {
    await serveProvider(page);
    await openReady(page, `/booking/?design=6,1,${unknownId},6`);
    await expect(choice(page).getByRole("heading")).toHaveText(["Widow & Web", "Moon Moth"]);
    expect(await notes(page)).toBe(
      `Widow & Web (no. 6): 4¼ × 5½ in, 3+ hours, price on request\n${mothNotes}`,
    );
  });

  test("has its room before any script and picture has come, and nothing shifts when it is shown", {
    tag: "@both",
  }, async ({ page }) => {
    const release = await holdBack(page, /\.js$|\/images\//);
    await serveProvider(page, { script: () => {} });
    await page.goto("/booking/?design=15&note=about+4+in+high", { waitUntil: "commit" });
    await expect(page.locator("section summary").first()).toBeVisible();
    const place = await calendar(page).boundingBox();
    expect(place?.height).toBe(800);
    release();
    await expect(choice(page)).toContainText("about 4 in high");
    await expect(choice(page).locator("img")).toHaveJSProperty("complete", true);
    expect(await calendar(page).boundingBox()).toEqual(place);
    const listed = await choice(page).boundingBox();
    const next = isPhone(page) ? calendar(page) : page.locator("section summary").first();
    expect((await next.boundingBox())?.y).toBeGreaterThan((listed?.y ?? 0) + (listed?.height ?? 0));
  });

  test("keeps its number, and the calendar comes, when the file of all designs does not", async ({
    page,
  }) => {
    await page.route("**/designs.js", (route) => route.abort());
    await serveProvider(page);
    await openReady(page, "/booking/?design=1");
    await expect(choice(page)).toContainText("No. 1");
    expect(await notes(page)).toBeNull();
  });

  test.describe("from those that were saved", () => {
    const picker = (page: Page) => page.getByText("Choose from your saved designs");
    const save = (page: Page, ids: string) =>
      page.addInitScript((list) => localStorage.setItem("saved", list), ids);

    test("can be chosen by keyboard, in place of or beside that of the address", { tag: "@both" }, async ({
      page,
    }) => {
      await save(page, `2,${octopusArm.id},11`);
      await serveProvider(page);
      await openReady(page, "/booking/?design=1&note=on+the+arm");
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
      expect(await notes(page)).toMatch(/^Moon Moth .*, on the arm\nHoney Bee .*, on the arm$/);
    });

    test("are offered without a shift", { tag: "@both" }, async ({ page }) => {
      await save(page, "2");
      const release = await holdBack(page, /\.js$/);
      await serveProvider(page, { script: () => {} });
      await page.goto("/booking/", { waitUntil: "commit" });
      await expect(page.locator("section summary").first()).toBeVisible();
      const before = await calendar(page).boundingBox();
      release();
      await expect(picker(page)).toBeVisible();
      await expect(page.locator("[name=design]")).toHaveCount(1);
      expect(await calendar(page).boundingBox()).toEqual(before);
    });

    test("are not offered when none is available, none is saved, or storage is blocked", async ({ page }) => {
      await serveProvider(page);
      await openReady(page);
      await expect(picker(page)).toBeHidden();
      await save(page, `${octopusArm.id},${unknownId}`);
      await page.reload();
      await expect(picker(page)).toBeHidden();
      await blockStorage(page);
      await page.goto("/booking/?design=1");
      await expect(choice(page)).toContainText("Moon Moth");
      await expect(picker(page)).toBeHidden();
    });
  });

  test("is ignored when it is unknown, sold out, malformed or absent", async ({ page }) => {
    await serveProvider(page);
    for (const search of ["?note=on+the+arm", `?design=${unknownId},${octopusArm.id},%3Cb%3E`]) {
      await openReady(page, `/booking/${search}`);
      expect(await notes(page), search).toBeNull();
      await expect(choice(page)).toBeHidden();
      await expectMail(mailLink(page.getByRole("main"), email), email, "Booking a tattoo");
    }
  });
});

test("without a design the calendar follows the intro on a phone, and no file of designs is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await serveProvider(page);
  await openReady(page);
  expect(asked).not.toContain("/designs.js");
  const [intro, panel, questions] = [
    await page.getByRole("heading", { level: 1 }).locator("..").boundingBox(),
    await calendar(page).boundingBox(),
    await page.locator("section summary").first().boundingBox(),
  ];
  const end = (intro?.y ?? 0) + (intro?.height ?? 0);
  expect((panel?.y ?? 0) - end).toBeLessThan(50);
  expect(questions?.y).toBeGreaterThan((panel?.y ?? 0) + 800);
});

test("the calendar stands beside the FAQ on a wide screen, all of it in view", { tag: "@desktop" }, async ({
  page,
}) => {
  await serveProvider(page);
  await openReady(page, "/booking/?design=1");
  await expect(calendar(page)).toBeInViewport({ ratio: 1 });
  const question = await page.locator("section summary").first().boundingBox();
  expect((question?.x ?? 0) + (question?.width ?? 0)).toBeLessThan(
    (await calendar(page).boundingBox())?.x ?? 0,
  );
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
