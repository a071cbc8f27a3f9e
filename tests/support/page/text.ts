/** How the text of a page breaks into lines, and whether it stays in its boxes. */
import type { Page } from "@playwright/test";

/** An amount, such as `$1,200`, or a number with the words that a no-break space ties to it. */
const NUMBER = /\$?\d[\d.,]*(\u00a0\S+)?/u;
/** A word of two to seven letters, which no hyphen joins to the one before. */
const SHORT_WORD = /(?<![\p{L}-])\p{L}{2,7}(?!\p{L})/u;
const UNBREAKABLE = `${NUMBER.source}|${SHORT_WORD.source}`;

/** What shows a text in a box that must not be left. A photo clips the handles of its drawing. */
const BOXES =
  "label, button, .rounded-full, dialog[open], dialog[open] :not(.sr-only, [role=application], :has(> [data-handle]))";

/** Sets the size of the text, in percent, and further rules, in place of those that were set before. */
export const setText = (page: Page, percent: number, rules: string) =>
  page.evaluate(
    ([size, text]) => {
      document.documentElement.style.fontSize = size;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    [`${percent}%`, rules] as const,
  );

/** Finds the numbers and short words of an open dialog, or else the page, that break across lines. Skips e-mail links. */
export const findBroken = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const tokens = new RegExp(pattern, "gu");
    const texts = document.createTreeWalker(
      document.querySelector("dialog:modal") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest("[href^='mailto:']")) continue;
      if (getComputedStyle(parent).writingMode !== "horizontal-tb") continue;
      for (const { index, 0: token } of text.data.matchAll(tokens)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + token.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
        if (lines.size > 1) broken.push(`${token} in ${text.data}`);
      }
    }
    return broken;
  }, UNBREAKABLE);

/** Finds the labels, buttons and parts of a dialog that hold more than they have room for. */
export const findOverfull = (page: Page): Promise<(string | null)[]> =>
  page
    .locator(BOXES)
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
    );
