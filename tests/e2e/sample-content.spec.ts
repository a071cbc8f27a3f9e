/**
 * The content that the project ships with says what the specification asks of it. These tests are about that content
 * alone: they are skipped once the studio bears another name.
 */
import { expect, test } from "@playwright/test";
import { section } from "./accordion.ts";
import { catalogue, portfolio, studio } from "./content.ts";
import { POLICIES } from "./sample-policies.ts";

test.skip(studio.name !== "Slow Dot Tattoo", "the content is no longer the sample");

test("info states every policy and every figure", async ({ page }) => {
  await page.goto("/info/");
  await expect(page.locator("summary")).toHaveText(POLICIES.map(([title]) => title));
  for (const [title, id, ...figures] of POLICIES) {
    await expect(section(page, title)).toHaveId(id);
    for (const figure of figures) await expect.soft(section(page, title)).toContainText(figure);
  }
});

test("info shows the figures at a glance", async ({ page }) => {
  await page.goto("/info/");
  const glance = page.getByRole("region", { name: "At a glance" });
  for (const figure of ["$150", "$80", "$20-$50", "$20 / $50 / $100", "48 hours", "30 minutes"])
    await expect(glance.getByText(figure, { exact: true }).first()).toBeVisible();
});

for (const format of ["A4", "Letter"]) {
  test(`info prints every policy on one sheet of ${format}`, async ({ page }) => {
    await page.goto("/info/#tips");
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test("about tells who the artist is, what hand-poked is, and where the studio is", async ({ page }) => {
  await page.goto("/about/");
  const said = [
    /licensed hand-poked tattoo artist/,
    /owner of this studio/,
    /dotwork since around 2020/,
    /curatorial studies and app design/,
    /machine-free.*stick and poke.*machineless.*acoustic/,
    /slower.*less painful.*heals faster.*quieter.*textured, hand-crafted/,
    /parking at the back .* on the street/,
    /By appointment only/,
  ];
  for (const fact of said) await expect.soft(page.getByRole("main")).toContainText(fact);
});

test("booking thanks, asks to read the FAQ, leads to Info, and shows the month with its details", async ({
  page,
}) => {
  await page.goto("/booking/");
  const main = page.getByRole("main");
  await expect(main).toContainText(/Thank you .* read the FAQ below/);
  await expect(main.getByRole("link", { name: "Info" })).toHaveAttribute("href", "/info/");
  expect(studio.booking.config).toEqual({ layout: "month_view", hideEventTypeDetails: false });
});

test("contact has an address of its own, and the footer says 2025", async ({ page }) => {
  await page.goto("/contact/");
  expect(studio.contact.inquiriesEmail).not.toBe(studio.contact.email);
  await expect(page.getByRole("main")).toContainText(String(studio.contact.inquiriesEmail));
  await expect(page.getByRole("contentinfo")).toContainText("© 2025 Slow Dot Tattoo");
});

test("there are about 80 designs and 36 works of two kinds", () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(75);
  expect(new Set(catalogue.map(({ status }) => status))).toEqual(new Set([undefined, "soldOut"]));
  expect(portfolio.works.filter(({ isDoodle }) => !isDoodle)).toHaveLength(22);
  expect(portfolio.works.filter(({ isDoodle }) => isDoodle)).toHaveLength(14);
});
