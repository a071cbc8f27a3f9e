/**
 * The lines of every text. No text ends with a single word on a line. In large or widely spaced text, numbers and short
 * words stay whole, everything stays in its box, and the skip link stays out of sight.
 */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/page/test.ts";
import { button, openFitting, openTryOn, stage } from "./page-objects/try-on.ts";

/** Widths of phones, tablets and desktops, and the breakpoints. */
const WIDTHS = [320, 390, 640, 768, 960, 1440];
const COMMON = [320, 390, 768, 1440];
/** Texts with this many words or fewer may have no better break. */
const SHORT = 5;
/** The spacing that WCAG 1.4.12 requires a page to support. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }";

const DESIGN = toDesignPath(moonMoth);
const LARGE = ["/", "/designs/", DESIGN, "/info/", "/about/", "/contact/", "/404.html"];

for (const path of [...PAGES, DESIGN, "/404.html"]) {
  test(`${path} fits every screen, without orphans`, async ({ page }) => {
    await openWhole(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      if (COMMON.includes(width)) expect(await page.evaluate(findOrphans, SHORT), `${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    if (LARGE.includes(path)) await expectRoom(page);
  });
}

for (const path of [toDesignPath(honeyBee), `/booking/?design=${moonMoth.id}`]) {
  test(`${path} has room for large text`, async ({ page }) => {
    await openWhole(page, path);
    await expectRoom(page);
  });
}

test("the try-on has room for large text", async ({ page }) => {
  await openTryOn(page);
  await expect(stage(page)).toBeVisible();
  await test.step("on an arm", () => expectRoom(page));
  await button(page, "Your photo").click();
  await test.step("asked for a photo", () => expectRoom(page));
  await openFitting(page);
  await test.step("on a photo", () => expectRoom(page));
  await button(page, "Set the size").click();
  await test.step("at its real size", () => expectRoom(page));
});

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) Object.assign(details, { name: "", open: true });
  });
}

/** Expects whole numbers and short words, and no sideways scrolling. */
async function expectRoom(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [percent, spacing] of [
      [100, SPACING],
      [150, ""],
      [150, SPACING],
      [200, ""],
      [200, SPACING],
    ] as const) {
      const state = `${width} px, ${percent} %, ${spacing ? "spaced" : "plain"}`;
      const { broken, scrollWidth, skipLinkBottom } = await readText(page, percent, spacing);
      expect(broken, state).toEqual([]);
      expect(scrollWidth, state).toBe(width);
      expect(skipLinkBottom, state).toBeLessThanOrEqual(0);
    }
  }
}

/** Runs in the page. Finds the texts whose last line is one word. */
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
      "main :is(p, h1, h2, h3, li:not(:has([data-tile])), dd, figcaption, summary)",
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

/**
 * Reads an open dialog, or else the page. `broken` lists numbers that break across lines, with their currency and words
 * joined by a no-break space; words of up to seven letters, except in addresses; and anything that sticks out of a
 * button, a label or a dialog, except from a photo, which clips the drawing's handles. `skipLinkBottom` is the lower edge
 * of the unfocused skip link, in pixels from the top.
 */
function readText(page: Page, percent: number, spacing: string) {
  return page.evaluate(
    ([size, rules]) => {
      document.documentElement.style.fontSize = size;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      const broken: string[] = [];
      const root = document.querySelector("dialog:modal") ?? document.body;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isUpright =
          text.parentElement && getComputedStyle(text.parentElement).writingMode === "horizontal-tb";
        if (!isUpright || !text.parentElement?.checkVisibility()) continue;
        if (text.parentElement.closest("[href^='mailto:']")) continue;
        for (const { index, 0: token } of text.data.matchAll(
          /\$?\d[\d.,]*(\u00a0\S+)?|(?<![\p{L}-])\p{L}{2,7}(?!\p{L})/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + token.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
          if (lines.size > 1) broken.push(`${token} in ${text.data}`);
        }
      }
      for (const box of document.querySelectorAll(
        "label, button, .rounded-full, dialog[open], dialog[open] :not(.sr-only, [role=application], :has(> [data-handle]))",
      )) {
        if (box.scrollWidth > box.clientWidth + 1) broken.push(`out of its box: ${box.textContent}`);
      }
      return {
        broken,
        scrollWidth: document.documentElement.scrollWidth,
        skipLinkBottom: document.querySelector("a[href='#main']")?.getBoundingClientRect().bottom,
      };
    },
    [`${percent}%`, spacing] as const,
  );
}
