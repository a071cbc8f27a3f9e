/** The way from a tile to its design: one movement where the browser can and the visitor does not mind. */
import { expect, type Page, test } from "@playwright/test";

/** Notes on each page that is revealed whether the drawing moved there from its place on the page before. */
async function watchArrivals(page: Page) {
  await page.addInitScript(() =>
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moved = document
        .getAnimations()
        .some(
          ({ effect }) => (effect as KeyframeEffect).pseudoElement === "::view-transition-group(drawing)",
        );
      sessionStorage.setItem(
        "arrivals",
        `${sessionStorage.getItem("arrivals") ?? ""}${moved ? "moved" : "stood"} `,
      );
    }),
  );
}
const arrivals = (page: Page) => page.evaluate(() => sessionStorage.getItem("arrivals")?.trim().split(" "));

test("the drawing moves from the tile to the plate, and from tile to plate again", async ({ page }) => {
  await watchArrivals(page);
  await page.goto("designs/");
  await page.getByRole("link", { name: /Slow Turtle/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slow Turtle" })).toBeVisible();
  await expect.poll(() => arrivals(page)).toEqual(["stood", "moved"]);
  const tile = page.getByRole("link", { name: /Honey Bee/ });
  await tile.scrollIntoViewIfNeeded();
  await expect
    .poll(() => tile.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await tile.click();
  await expect(page.getByRole("heading", { level: 1, name: "Honey Bee" })).toBeVisible();
  await expect.poll(() => arrivals(page)).toEqual(["stood", "moved", "moved"]);
});

test("from elsewhere nothing moves", async ({ page }) => {
  await watchArrivals(page);
  await page.goto("contact/");
  await page.evaluate(() => location.assign("../design/1/"));
  await expect(page.getByRole("heading", { level: 1, name: "Moon Moth" })).toBeVisible();
  await expect.poll(() => arrivals(page)).toEqual(["stood", "stood"]);
});

test("nothing moves for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchArrivals(page);
  await page.goto("designs/");
  await page.getByRole("link", { name: /Slow Turtle/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slow Turtle" })).toBeVisible();
  await expect.poll(() => arrivals(page)).toEqual(["stood", "stood"]);
});
