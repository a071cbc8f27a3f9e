/**
 * Four golden pages: how the site looks in Chromium on Linux, pixel by pixel. A change that is meant updates them:
 * npm run test:fixtures && npx playwright test --config tests/thorough --project golden --update-snapshots
 */
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

const DESKTOP = { width: 1280, height: 900 };

test.skip(process.platform !== "linux", "Other systems draw letters in another way.");

for (const [name, path, viewport, media] of [
  ["light", toDesignPath(moonMoth), DESKTOP, { colorScheme: "light" }],
  ["dark", "/", DESKTOP, { colorScheme: "dark" }],
  ["phone", "/designs/", { width: 390, height: 844 }, {}],
  ["print", toDesignPath(moonMoth), { width: 816, height: 1056 }, { media: "print" }],
] as const)
  test(`${path} looks as it did (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01 });
  });
