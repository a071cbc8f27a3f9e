/** Page views: one each time a page is shown, received by a real local server. */
import type { Page } from "@playwright/test";
import { studio } from "../fixtures/content.ts";
import { type AnalyticsServer, startAnalytics } from "../support/analytics-server.ts";
import { block } from "../support/page/network.ts";
import { test as base, expect } from "../support/page/test.ts";
import { firstPicture, lightbox, lightboxButton } from "./page-objects/home.ts";

/** `service` serves the site and receives its page views. */
const test = base.extend<{ service: AnalyticsServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  service: async ({}, use) => {
    const service = await startAnalytics();
    await use(service);
    service.close();
  },
});

test("arrive once per page, never for a picture, with no data about the visitor", async ({
  page,
  service,
}) => {
  await page.goto(`${service.origin}/booking/?design=12&email=ann@example.org#calendar`);
  await expect
    .poll(() => service.events)
    .toEqual([{ n: "pageview", d: studio.analytics.domain, u: `${service.origin}/booking/`, r: null }]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect.poll(service.paths).toEqual(["/booking/", "/contact/"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Policies" }).click();
  await expect.poll(service.paths).toEqual(["/booking/", "/contact/", "/info/"]);
  await page.goto(`${service.origin}/`);
  await firstPicture(page).click();
  await expect(lightbox(page)).toBeFocused();
  await lightboxButton(page, "Next").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`${service.origin}/contact/`);
  await expect.poll(service.paths).toEqual(["/booking/", "/contact/", "/info/", "/", "/contact/"]);
});

test("wait until a page in a background tab is shown", async ({ page, service }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    addEventListener("show", () => {
      Object.defineProperty(document, "visibilityState", { value: "visible" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  await page.goto(`${service.origin}/about/`);
  const other = await page.context().newPage();
  await other.goto(`${service.origin}/contact/`);
  await expect.poll(service.paths).toEqual(["/contact/"]);
  await page.evaluate(() => void dispatchEvent(new Event("show")));
  await expect.poll(service.paths).toEqual(["/contact/", "/about/"]);
});

for (const signal of [["doNotTrack", "1"] as const, ["globalPrivacyControl", true] as const])
  test(`are not sent by a browser that sends ${signal[0]}`, async ({ page, context, service }) => {
    await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), signal);
    await visit(page, service);
    await expectOnly(await context.newPage(), service);
  });

test("are not sent from localhost to a service elsewhere", async ({ page, context, service }) => {
  const endpoint = "https://service.example/api/event";
  const local = await startAnalytics({ endpoint });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, local);
  await expectOnly(await context.newPage(), service);
  expect(asked).not.toContain(endpoint);
  local.close();
});

test("fail silently", async ({ page }) => {
  const failing = await startAnalytics({ status: 500 });
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await visit(page, failing);
  await expect.poll(() => failing.events).toHaveLength(1);
  failing.close();
  await block(page, "**/api/event");
  const refused = page.waitForEvent("requestfailed");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await refused;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

async function visit(page: Page, { origin }: AnalyticsServer): Promise<void> {
  await page.goto(`${origin}/about/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Expects the page view of an ordinary visitor, and none before it. */
async function expectOnly(page: Page, service: AnalyticsServer): Promise<void> {
  await page.goto(`${service.origin}/contact/`);
  await expect.poll(service.paths).toEqual(["/contact/"]);
}
