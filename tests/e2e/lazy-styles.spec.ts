/** Stylesheets that scripts load after the page: each custom property that they use is defined there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "../fixtures/studio.ts";
import { expect, test } from "./test.ts";

const STATIC = join(SITE, "assets/static");

/** PhotoSwipe's script sets these itself. */
const OWN_TO_PHOTOSWIPE = /^--pswp-/;

const names = (css: string, pattern: RegExp) => new Set(css.match(pattern) ?? []);

test("the pages that open pictures define the custom properties of every lazy stylesheet", async ({
  page,
}) => {
  const css = readdirSync(STATIC)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(STATIC, name), "utf8"))
    .join("\n");
  const wanted = [...names(css, /(?<=var\(\s*)--[\w-]+(?=\s*\))/g)].filter(
    (name) => !OWN_TO_PHOTOSWIPE.test(name),
  );
  expect(wanted).toContain("--text-lead");
  for (const path of ["/", "/about/", "/designs/"]) {
    await page.goto(path);
    const missing = await page.evaluate((properties) => {
      const styles = getComputedStyle(document.documentElement);
      return properties.filter((name) => styles.getPropertyValue(name) === "");
    }, wanted);
    expect(missing, path).toEqual([]);
  }
});
