/** The budget of a first visit: bytes of the built site, of texts after Brotli, of pictures only those in view. */
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { honeyBee, toDesignPath } from "../fixtures/content.ts";
import { withoutCache } from "../support/page/network.ts";
import { loadVisible } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { previewButton } from "./page-objects/design.ts";
import { openMore } from "./page-objects/try-on.ts";

/** At most so many kilobytes a page: 5 % above the measured values. */
const BUDGET: Record<string, number> = {
  // With motion, once a session, also the drawing that a work wears, and its dots.
  "/": 117,
  "/about/": 58,
  "/booking/": 107,
  "/contact/": 38,
  // This design is in color, and has photos of its tattoo, and so the lightbox.
  [toDesignPath(honeyBee)]: 121,
  "/designs/": 138,
  "/desk/": 241,
  "/info/": 46,
  "/no-such-page/": 37,
};

/** What the pages load last. */
const LAST: Record<string, string> = {
  "/": "[aria-label=Doodles] .swiper-initialized",
  "/booking/": "[data-island=booking][data-hydrated]",
  "/desk/": "[data-island=desk][data-hydrated]",
};

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test("each page stays within its budget on a first visit from a common phone", async ({ page }) => {
  await withoutCache(page);
  const responses = collectResponses(page);
  for (const [path, budget] of Object.entries(BUDGET)) {
    responses.length = 0;
    await page.goto(path);
    await expect(page.locator(LAST[path] ?? "main")).toBeAttached();
    // The page's own script comes after the first paint.
    await page.waitForLoadState("networkidle");
    expect.soft(await weigh(responses, await loadVisible(page)), path).toBeLessThanOrEqual(budget);
  }
});

test("the try-on loads nothing before the visitor asks, then at most 91 KB with React", async ({ page }) => {
  const responses = collectResponses(page);
  const isTryOn = async (some: Response[]) => {
    const scripts = some.filter((it) => it.request().resourceType() === "script");
    return (await Promise.all(scripts.map((it) => it.text()))).some((text) => text.includes("texelFetch"));
  };
  await page.goto(toDesignPath(honeyBee));
  await previewButton(page).click();
  // The page's own script comes after the first paint.
  await page.waitForLoadState("networkidle");
  const before = responses.splice(0);
  expect(await isTryOn(before)).toBe(false);
  await page.getByRole("button", { name: "Try it on your skin" }).click();
  await openMore(page);
  const added = responses.filter((it) => ["script", "stylesheet"].includes(it.request().resourceType()));
  expect(await isTryOn(added)).toBe(true);
  expect(await weigh(added)).toBeLessThanOrEqual(91);
});

function collectResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return responses;
}

/** Weighs the responses in KB, of pictures only these. */
async function weigh(responses: Response[], pictures: string[] = []): Promise<number> {
  const bytes = await Promise.all(
    responses.map(async (response) => {
      const type = response.request().resourceType();
      if (type === "image" && !pictures.includes(response.url())) return 0;
      const body = await response.body();
      return type === "image" || type === "font" ? body.length : brotliCompressSync(body).length;
    }),
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}
