/** No text ends with a single word on its last line. */
import { PAGES } from "./built-pages.ts";
import { moonMoth, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

const WIDTHS = [320, 390, 768, 1440];
/** A short text may have no better break. */
const SHORT = 5;

/** Runs in the page. The texts whose last line is one word. */
function findOrphans(short: number): string[] {
  const linesOf = (text: Text) =>
    [...text.data.matchAll(/\S+/g)].flatMap((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return [...range.getClientRects()].slice(-1).map(({ top, height }) => top + height / 2);
    });
  return [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(p, h1, h2, h3, li:not(:has(.tile)), dd, figcaption, summary)",
    ),
  ]
    .filter((element) => element.checkVisibility() && !element.querySelector("p, ul, ol, h3"))
    .filter((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: number[] = [];
      while (walker.nextNode()) lines.push(...linesOf(walker.currentNode as Text));
      const [before = 0, last = 0] = lines.slice(-2);
      return lines.length > short && last - before > 8;
    })
    .map(({ innerText }) => innerText);
}

for (const path of [...PAGES, toDesignPath(moonMoth)]) {
  test(`${path} has no orphans`, async ({ page }) => {
    await page.goto(path);
    await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) Object.assign(details, { name: "", open: true });
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(findOrphans, SHORT), `${width}`).toEqual([]);
    }
  });
}
