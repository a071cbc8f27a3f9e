/** The info page: figures, exclusive sections, an address for each, and print. */
import type { Page } from "@playwright/test";
import {
  care,
  DEPOSIT,
  isOpen,
  openSections,
  PATHS,
  policies,
  section,
  summary,
  titles,
  WIDGET,
} from "./accordion.ts";
import { studio } from "./content.ts";
import { countScrolls } from "./count-scrolls.ts";
import { expectMail, mailLink } from "./mail-links.ts";
import { firstWords, readWords } from "./markdown-words.ts";
import { readPdf } from "./read-pdf.ts";
import { expect, test } from "./test.ts";

test("states every policy under its title, in order, then what there is on care, and leads to booking and to an e-mail with a subject", async ({
  page,
}) => {
  await page.goto("/info/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please read each policy before booking");
  await expect(page.locator("summary")).toHaveText(titles);
  for (const { title, body } of [...policies, ...care]) {
    for (const words of readWords(body)) await expect.soft(section(page, title)).toContainText(words);
  }
  const cared = page.getByRole("region", { name: "Clean and cared for" });
  await expect(cared.locator("summary")).toHaveText(care.map(({ title }) => title));
  const glance = page.getByRole("region", { name: "At a glance" });
  await expect(glance.getByRole("term")).toHaveText(["Shop minimum", "Deposit"]);
  await expect(glance.getByRole("definition")).toHaveText(["$80", "$20 / $50 / $100"]);
  await expect(section(page, DEPOSIT)).toContainText(
    "It is $20 for small pieces, $50 under $500, $100 from $500. A card adds 3%.",
  );
  const { email } = studio.contact;
  await expectMail(mailLink(page.getByRole("main"), email), email, "A question about your policies");
  await page.getByRole("link", { name: "Continue to booking" }).click();
  await expect(page).toHaveURL(/\/booking\/$/);
});

test("works from the keyboard", async ({ page }) => {
  const [first, next] = titles as [string, string];
  await page.goto("/info/");
  await summary(page, first).focus();
  await page.keyboard.press("Enter");
  await expect(section(page, first).getByText("The deposit holds your date.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(summary(page, next)).toBeFocused();
  await page.keyboard.press("Space");
  await isOpen(section(page, next));
  await expect(openSections(page)).toHaveCount(1);
});

/** The title of a section is in view, below the sticky header. */
async function expectTitleInView(page: Page, title: string): Promise<void> {
  await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await summary(page, title).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
}

/** Only the section of the address is shown. */
async function expectShown(page: Page, { title, body }: (typeof policies)[number]): Promise<void> {
  await expect(section(page, title).getByText(firstWords(body)).first()).toBeInViewport();
  await expectTitleInView(page, title);
  for (const other of [...policies, ...care].filter((text) => text.title !== title))
    await expect(section(page, other.title).getByText(firstWords(other.body)).last()).toBeHidden();
}

/** Of the first policy, one in the middle and the last, and of one on care. */
async function expectAddresses(page: Page, prove: (title: string) => unknown = () => {}): Promise<void> {
  for (const policy of [...policies, ...care].filter(({ title }) => title in PATHS)) {
    await page.goto("/contact/");
    await page.goto(PATHS[policy.title] as string);
    await prove(policy.title);
    await expectShown(page, policy);
  }
}

test("the address of a section opens that section alone", ({ page }) =>
  expectAddresses(page, async (title) => {
    await isOpen(section(page, title));
    await expect(openSections(page)).toHaveCount(1);
  }));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of a section shows it, and one is open at a time", async ({ page }) => {
    await expectAddresses(page);
    await page.goto("/info/");
    await summary(page, DEPOSIT).click();
    await summary(page, WIDGET).click();
    await isOpen(section(page, WIDGET));
    await expect(openSections(page)).toHaveCount(1);
  });
});

test.describe("the address", () => {
  test("follows the only open section, without a jump or a history entry", async ({ page }) => {
    await page.goto("/info/");
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
  });

  test("opens another section when it changes", async ({ page }) => {
    await page.goto(PATHS[DEPOSIT] as string);
    await page.evaluate((path) => {
      location.hash = path.replace(/.*#/, "");
    }, PATHS[WIDGET] as string);
    await isOpen(section(page, WIDGET));
    await expect(openSections(page)).toHaveCount(1);
    await expect(page).toHaveURL(PATHS[WIDGET] as string);
  });

  test("that names nothing opens nothing", async ({ page }) => {
    await page.goto("/info/#nothing%");
    await expect(openSections(page)).toHaveCount(0);
    await summary(page, DEPOSIT).click();
    await expect(page).toHaveURL(PATHS[DEPOSIT] as string);
  });

  test("reopens its section on a reload or a return, without scrolling", async ({ page }) => {
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

test("shows a picture in a policy no wider than its text", async ({ page }) => {
  await page.goto("/info/#deja-vu-touch-ups-more");
  const picture = page.getByRole("img", { name: "The tray with what a touch-up needs" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
  const [shown, text] = [
    await picture.boundingBox(),
    await page.getByText("Let it heal first").boundingBox(),
  ];
  expect(shown?.width).toBeLessThanOrEqual(text?.width ?? 0);
  expect(shown?.width).toBeGreaterThan(200);
});

test("shows every section on paper, the policies in two columns on one sheet, care on another", async ({
  page,
}) => {
  await page.goto("/info/");
  expect(await readPdf(await page.pdf())).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  const bodies = page.locator("details > div");
  await expect(bodies).toHaveCount(titles.length);
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
  await summary(page, DEPOSIT).click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(openSections(page)).toHaveCount(titles.length);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(openSections(page)).toHaveCount(1);
  await isOpen(section(page, DEPOSIT));
  await expect(page).toHaveURL(PATHS[DEPOSIT] as string);
  await summary(page, WIDGET).click();
  await expect(openSections(page)).toHaveCount(1);
});
