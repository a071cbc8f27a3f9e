/** The page of one design: what it says, the rulers, and the way to a booking. */
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./axe.ts";

/** Of the sample catalogue: with one measure, with two, sold out with a range, without a price. */
const ONE_SIDE = "design/1/";
const TWO_SIDES = "design/2/";
const SOLD_OUT = "design/4/";
const UNPRICED = "design/43/";

const row = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });

test("says all there is to know", async ({ page }) => {
  await page.goto(ONE_SIDE);
  await expect(page.getByRole("heading", { level: 1, name: "Moon Moth" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Moon Moth, dotwork drawing" })).toBeVisible();
  await expect(row(page, "Recommended Size").locator("dd")).toHaveText("5 in high");
  await expect(row(page, "Estimated Hours").locator("dd")).toHaveText("4–5½");
  await expect(row(page, "Price").locator("dd")).toHaveText("$700");
  await expect(
    page.getByText("The tails can be shortened to sit on a forearm.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Size Adjustable, Design edits available")).toBeVisible();
  for (const footnote of [
    "Skin-tone previews are approximations.",
    /original artwork’s size/,
    /may change the price/,
  ])
    await expect(page.getByText(footnote)).toBeVisible();
  await expect(page).toHaveTitle(/^Moon Moth \|/);
});

test("leads to a booking that knows the design", async ({ page }) => {
  await page.goto(ONE_SIDE);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toHaveAttribute(
    "href",
    /\/booking\/\?design=1$/,
  );
});

test("leaves out what is not known", async ({ page }) => {
  await page.goto(UNPRICED);
  await expect(row(page, "Recommended Size")).toHaveCount(1);
  await expect(row(page, "Price")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toBeVisible();
});

test("a sold-out design keeps its page, without price or booking", async ({ page }) => {
  await page.goto(SOLD_OUT);
  await expect(page.getByRole("main").getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(row(page, "Recommended Size").locator("dd")).toHaveText("5–6 in wide");
  await expect(row(page, "Price")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toHaveCount(0);
  await expect(page.locator(".original")).toHaveCSS("opacity", "0.5");
  expect(await findViolations(page)).toEqual([]);
});

for (const [address, width, height] of [
  [ONE_SIDE, 4.25, 5],
  [TWO_SIDES, 3, 4],
] as const) {
  test(`the rulers of ${address} measure the drawing, the hand stands beside it to scale`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator(".ruler-x")).toHaveText(`${String(width).replace(".25", "¼")} in`);
    await expect(page.locator(".ruler-y")).toHaveText(`${height} in`);
    const size = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      });
    const [picture, x, y, hand, beside] = [
      await size(".original"),
      await size(".ruler-x"),
      await size(".ruler-y"),
      await size(".hand"),
      await size(".to-scale-paper"),
    ];
    // The dots stand 3 px inside of the ruler's ends; the drawing is narrower than its paper.
    expect(x.width - 6).toBeLessThan(picture.width * 0.95);
    expect(x.left).toBeGreaterThan(picture.left);
    expect((x.width - 6) / (y.height - 6)).toBeCloseTo(width / height, 1);
    const drawing = (x.width - 6) / picture.width;
    expect((beside.width * drawing) / hand.width).toBeCloseTo(width / 5, 1);
  });
}

test("ends with every other design that can be had", async ({ page }) => {
  await page.goto("designs/");
  const available = await page.locator("#designs a[href*='/design/']").count();
  await page.goto(ONE_SIDE);
  const others = page.getByRole("region", { name: "Other designs" });
  await expect(others.getByRole("listitem")).toHaveCount(available - 1);
  await expect(others.getByRole("button")).toHaveCount(0);
  await expect(others.locator("a[href$='/design/1/']")).toHaveCount(0);
  await others.getByRole("link", { name: /Scarab/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Scarab" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("breaks no rule of axe, light or dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(ONE_SIDE);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findViolations(page)).toEqual([]);
});

test("on a phone the way to book stays in reach, and covers nothing at the end of the page", async ({
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 960, "on wide screens it stands beside the drawing");
  await page.goto(ONE_SIDE);
  const booking = page.getByRole("main").getByRole("link", { name: "Booking" });
  await expect(booking).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("button", { name: "Scroll to top" })).toBeVisible();
  const top = await booking.evaluate((link) => link.parentElement?.getBoundingClientRect().top ?? 0);
  for (const clear of [
    page.getByRole("button", { name: "Scroll to top" }),
    page.getByRole("link", { name: "Policies" }),
  ])
    expect(await clear.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      top,
    );
});

test("a title of one very long word stays in its column", async ({ page }) => {
  await page.goto("design/1/");
  const title = page.getByRole("heading", { level: 1 });
  await title.evaluate((heading) => {
    heading.textContent = "Donaudampfschifffahrtsgesellschaftskapitaen".repeat(2);
  });
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
