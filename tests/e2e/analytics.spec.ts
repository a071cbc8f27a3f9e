/** Page views, received by a real local server. tests/renderer/shell/page-views.test.ts has when none is sent. */
import { studio } from "../fixtures/content.ts";
import { startAnalytics } from "../support/analytics-server.ts";
import { expect, test } from "../support/page/test.ts";
import { firstPicture, lightbox, lightboxButton } from "./page-objects/home.ts";

test("page views arrive once per page, never for a picture, with no data about the visitor", async ({
  page,
}) => {
  const { origin, events, paths, close } = await startAnalytics();
  await page.goto(`${origin}/booking/?design=12&email=ann@example.org#calendar`);
  await expect
    .poll(() => events)
    .toEqual([{ n: "pageview", d: studio.analytics.domain, u: `${origin}/booking/`, r: null }]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect.poll(paths).toEqual(["/booking/", "/contact/"]);
  await page.goto(`${origin}/`);
  await firstPicture(page).click();
  await expect(lightbox(page)).toBeFocused();
  await lightboxButton(page, "Next").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`${origin}/contact/`);
  await expect.poll(paths).toEqual(["/booking/", "/contact/", "/", "/contact/"]);
  close();
});

test("a service that refuses page views causes no error on the page", async ({ page }) => {
  const { origin, events, close } = await startAnalytics({ status: 500 });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`${origin}/about/`);
  await expect.poll(() => events).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
  close();
});
