/** Stylesheets that scripts load after the page: each custom property that they use is defined there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "../fixtures/studio.ts";
import { expect, test } from "./test.ts";

const STATIC = join(SITE, "assets/static");

/** PhotoSwipe's script sets these itself. */
const OWN_TO_PHOTOSWIPE = /^--pswp-/;

/** The built files besides inlined styles: all are lazy. */
const listFiles = () => readdirSync(STATIC).filter((name) => name.endsWith(".css"));

const names = (css: string, pattern: RegExp) => new Set(css.match(pattern) ?? []);

/** The pages that load a stylesheet, and one of the properties that it uses. */
const SHEETS = [{ sheet: "lightbox", known: "--text-lead", paths: ["/", "/about/", "/designs/"] }];

test("every stylesheet but PhotoSwipe's own is checked", () => {
  const unchecked = listFiles().filter((name) => !SHEETS.some(({ sheet }) => name.includes(sheet)));
  expect(unchecked).toEqual([expect.stringContaining("photoswipe")]);
});

for (const { sheet, known, paths } of SHEETS) {
  test(`the pages that load ${sheet} define the custom properties of its stylesheet`, async ({ page }) => {
    const css = listFiles()
      .filter((name) => name.includes(sheet))
      .map((name) => readFileSync(join(STATIC, name), "utf8"))
      .join("\n");
    const wanted = [...names(css, /(?<=var\(\s*)--[\w-]+(?=\s*\))/g)].filter(
      (name) => !OWN_TO_PHOTOSWIPE.test(name),
    );
    expect(wanted).toContain(known);
    for (const path of paths) {
      await page.goto(path);
      const missing = await page.evaluate((properties) => {
        const styles = getComputedStyle(document.documentElement);
        return properties.filter((name) => styles.getPropertyValue(name) === "");
      }, wanted);
      expect(missing, path).toEqual([]);
    }
  });
}
