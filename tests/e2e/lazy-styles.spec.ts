/** Stylesheets that scripts load after the page: each custom property that they use is defined there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "../fixtures/studio.ts";
import { expect, test } from "./test.ts";

const STATIC = join(SITE, "assets/static");

test("the pages with a lightbox define the custom properties of its stylesheet", async ({ page }) => {
  const [tryOn, photoswipe, lightbox = "", ...others] = readdirSync(STATIC)
    .filter((name) => name.endsWith(".css"))
    .sort();
  // All other styles are inline.
  expect([tryOn, photoswipe, ...others]).toEqual([/try-on/, /photoswipe/].map(expect.stringMatching));
  const used = readFileSync(join(STATIC, lightbox), "utf8").match(/(?<=var\(\s*)--[\w-]+(?=\s*\))/g) ?? [];
  expect(used).toContain("--text-small");
  // PhotoSwipe's script sets these itself.
  const wanted = used.filter((name) => !name.startsWith("--pswp-"));
  for (const path of ["/", "/about/", "/designs/"]) {
    await page.goto(path);
    const missing = await page.evaluate((properties) => {
      const styles = getComputedStyle(document.documentElement);
      return properties.filter((name) => styles.getPropertyValue(name) === "");
    }, wanted);
    expect(missing, path).toEqual([]);
  }
});
