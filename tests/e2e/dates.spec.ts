/** The dates, as the clock decides. tests/site/lists.test.ts has what else it shows and hides. */
import { ENDS } from "../fixtures/second.ts";
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
