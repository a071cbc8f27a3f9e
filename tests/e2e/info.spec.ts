/** The info page: figures, exclusive sections, an address for each, and one sheet of paper. */
import { expect, type Page, test } from "@playwright/test";
import {
  isOpen,
  needTwoPolicies,
  openSections,
  policies,
  section,
  summary,
  titles,
  toPolicyPath,
} from "./accordion.ts";
import { findViolations } from "./axe.ts";
import { need, studio } from "./content.ts";
import { countScrolls } from "./count-scrolls.ts";
import { expectMail, mailLink } from "./mail-links.ts";
import { firstWords, readWords } from "./markdown-words.ts";

const { atAGlance } = studio.policies;
/** The address of the first policy, of one amidst and of the last. */
const ADDRESSED = [...new Set([0, Math.floor(policies.length / 2), policies.length - 1])].map(
  (index) => policies[index] as (typeof policies)[number],
);

test("states every policy under its title, in order", async ({ page }) => {
  await page.goto("/info/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please read each policy before booking");
  await expect(page.locator("summary")).toHaveText(titles);
  await expect(openSections(page)).toHaveCount(0);
});

test("says in each section all that the policy says", async ({ page }) => {
  await page.goto("/info/");
  for (const { title, body } of policies) {
    for (const words of readWords(body)) await expect.soft(section(page, title)).toContainText(words);
  }
});

test("shows the figures at a glance", async ({ page }) => {
  need(atAGlance[0], "no figure at a glance");
  await page.goto("/info/");
  const glance = page.getByRole("region", { name: "At a glance" });
  await expect(glance.getByRole("term")).toHaveText(atAGlance.map(({ label }) => label));
  await expect(glance.getByRole("definition")).toHaveText(atAGlance.map(({ value }) => value));
});

test("opens one section at a time, and closes the open one", async ({ page }) => {
  const [first, second] = needTwoPolicies();
  await page.goto("/info/");
  await summary(page, first.title).click();
  await isOpen(section(page, first.title));
  await summary(page, second.title).click();
  await isOpen(section(page, second.title));
  await expect(openSections(page)).toHaveCount(1);
  await summary(page, second.title).click();
  await expect(openSections(page)).toHaveCount(0);
});

test("works from the keyboard", async ({ page }) => {
  const first = need(
    policies.slice(0, -1).find(({ body }) => !body.includes("](") && !body.includes("@")),
    "no policy without a link before another",
  );
  const next = titles[titles.indexOf(first.title) + 1] ?? "";
  await page.goto("/info/");
  await summary(page, first.title).focus();
  await page.keyboard.press("Enter");
  await expect(section(page, first.title).getByText(firstWords(first.body)).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(summary(page, next)).toBeFocused();
  await page.keyboard.press("Space");
  await isOpen(section(page, next));
  await expect(openSections(page)).toHaveCount(1);
});

/** The title of a section stands in view, below the sticky header. */
async function expectTitleInView(page: Page, title: string): Promise<void> {
  await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await summary(page, title).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
}

for (const { title, body } of ADDRESSED) {
  test(`its address opens ${title}`, async ({ page }) => {
    await page.goto(toPolicyPath(title));
    await isOpen(section(page, title));
    await expect(openSections(page)).toHaveCount(1);
    await expect(section(page, title).getByText(firstWords(body)).first()).toBeInViewport();
    await expectTitleInView(page, title);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { title, body } of ADDRESSED) {
    test(`its address shows ${title}`, async ({ page }) => {
      await page.goto(toPolicyPath(title));
      await expect(section(page, title).getByText(firstWords(body)).first()).toBeInViewport();
      await expectTitleInView(page, title);
      const others = policies.filter((policy) => policy.title !== title);
      for (const other of others) {
        const words = section(page, other.title).getByText(firstWords(other.body)).last();
        await expect(words).toBeHidden();
      }
    });
  }

  test("one section at a time", async ({ page }) => {
    const [first, second] = needTwoPolicies();
    await page.goto("/info/");
    await summary(page, first.title).click();
    await summary(page, second.title).click();
    await isOpen(section(page, second.title));
    await expect(openSections(page)).toHaveCount(1);
  });
});

test.describe("the address", () => {
  test("follows the open section, without a jump and without a step in the history", async ({ page }) => {
    const { title } = policies.at(-1) ?? {};
    const name = String(title);
    await page.goto("/info/");
    await summary(page, name).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => ({ top: scrollY, steps: history.length }));
    await summary(page, name).click();
    await expect(page).toHaveURL(toPolicyPath(name));
    expect(await page.evaluate(() => ({ top: scrollY, steps: history.length }))).toEqual(before);
    await summary(page, name).click();
    await expect(page).toHaveURL(/\/info\/$/);
  });

  test("opens another section when it changes", async ({ page }) => {
    const [first, second] = needTwoPolicies();
    await page.goto(toPolicyPath(first.title));
    await page.evaluate((path) => {
      location.hash = path.replace(/.*#/, "");
    }, toPolicyPath(second.title));
    await isOpen(section(page, second.title));
    await expect(openSections(page)).toHaveCount(1);
    await expect(page).toHaveURL(toPolicyPath(second.title));
  });

  test("that names nothing opens nothing", async ({ page }) => {
    const title = titles[0] ?? "";
    await page.goto("/info/#nothing%");
    await expect(openSections(page)).toHaveCount(0);
    await summary(page, title).click();
    await expect(page).toHaveURL(toPolicyPath(title));
  });

  test("opens its section again for a visitor who reloads or comes back, and moves nothing", async ({
    page,
  }) => {
    const title = titles[0] ?? "";
    const scrolls = await countScrolls(page);
    await page.goto(toPolicyPath(title));
    await isOpen(section(page, title));
    expect(await scrolls()).toBe(1);
    await page.reload();
    await isOpen(section(page, title));
    expect(await scrolls()).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await page.goBack();
    await isOpen(section(page, title));
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
  const { email } = studio.contact;
  await expectMail(mailLink(page.getByRole("main"), email), email, "A question about your policies");
  await page.getByRole("link", { name: "Continue to booking" }).click();
  await expect(page).toHaveURL(/\/booking\/$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has nothing that axe objects to, closed and open, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/info/");
    expect(await findViolations(page)).toEqual([]);
    await summary(page, titles[0] ?? "").click();
    expect(await findViolations(page)).toEqual([]);
  });
}

test("has no sideways scroll at 320 px, whichever section is open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/info/");
  for (const title of titles) {
    await summary(page, title).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("a search opens the section that holds the words", async ({ page }) => {
  const all = [
    ...titles,
    ...atAGlance.flatMap(({ label }) => label),
    ...policies.map(({ body }) => body),
  ].join();
  const found = policies.map(({ title, body }) => {
    const phrases = readWords(body).flatMap((words) => words.match(/\p{L}{2,} \p{L}{2,} \p{L}{2,}/gu) ?? []);
    return { title, phrase: phrases.find((phrase) => all.split(phrase).length === 2) };
  });
  const { title, phrase = "" } = need(
    found.findLast(({ phrase }) => phrase),
    "no policy with three words of its own",
  );
  // A text fragment is the find-in-page that a test can drive: the browser reveals what it finds.
  await page.goto(`/info/#:~:text=${encodeURIComponent(phrase)}`);
  await isOpen(section(page, title));
  await expect(page.getByText(phrase).last()).toBeInViewport();
});
