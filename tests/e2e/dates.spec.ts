/** The dates, and the list for new ones, as the clock decides. */
import { ENDS, OPENS } from "../fixtures/second.ts";
import { expect, test } from "../support/page/test.ts";
import { addressOf } from "../support/playwright.ts";

test.use({ baseURL: addressOf("second") });

const HOUR_MS = 3_600_000;
const [FIRST_ENDS, LAST_ENDS] = ENDS;

test("a date vanishes from About when it has passed, and the section with the last", async ({ page }) => {
  await page.clock.install({ time: FIRST_ENDS.getTime() - HOUR_MS });
  await page.goto("/about/");
  const dates = page.getByRole("region", { name: "Where to find me" });
  await expect(dates).toContainText("Guest at Rosa", { useInnerText: true });
  await page.clock.fastForward(HOUR_MS);
  await expect(dates).not.toContainText("Guest at Rosa", { useInnerText: true });
  await expect(dates).toContainText("Flash day", { useInnerText: true });
  await page.clock.setSystemTime(LAST_ENDS);
  await page.goto("/about/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dates).toBeHidden();
});

test("Home shows the next date, until none is left", async ({ page }) => {
  await page.clock.install({ time: FIRST_ENDS.getTime() - HOUR_MS });
  await page.goto("/");
  const guest = page.getByRole("link", { name: "Guest at Rosa" });
  const flash = page.getByRole("link", { name: "Flash day" });
  await expect(guest).toBeVisible();
  await expect(flash).toBeHidden();
  await page.clock.fastForward(HOUR_MS);
  await expect(guest).toBeHidden();
  await expect(flash).toBeVisible();
  await page.clock.setSystemTime(LAST_ENDS);
  await page.goto("/");
  await expect(flash).toBeHidden();
});

test("Booking offers the list for new dates once the books are open", async ({ page }) => {
  await page.route("https://calendar.example/**", (route) => route.abort());
  await page.clock.install({ time: OPENS.getTime() - HOUR_MS });
  await page.goto("/booking/");
  const list = page.getByRole("link", { name: "Tell me about new dates" });
  await expect(page.getByRole("link", { name: "Tell me when" })).toBeVisible();
  await expect(list).toBeHidden();
  await page.clock.fastForward(HOUR_MS);
  await expect(list).toHaveAttribute("href", "https://list.example/");
  await expect(list).toBeVisible();
});
