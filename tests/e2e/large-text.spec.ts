/** Large and widely spaced text: numbers do not break, and pages stay as wide as the screen. */
import type { Page } from "@playwright/test";
import { moonMoth, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

/** As WCAG 1.4.12 asks. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }";

for (const path of ["/", "/designs/", toDesignPath(moonMoth), "/info/", "/about/", "/404.html"]) {
  test(`${path} holds numbers together, and does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [percent, spacing] of [
        [100, SPACING],
        [150, ""],
        [200, ""],
        [200, SPACING],
      ] as const) {
        const state = `${width} px, ${percent} %, ${spacing ? "spaced" : "plain"}`;
        expect(await findBroken(page, percent, spacing), state).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
      }
    }
  });
}

/** Numbers that break across lines, with their currency and what a no-break space joins to them. */
function findBroken(page: Page, percent: number, spacing: string): Promise<string[]> {
  return page.evaluate(
    ([size, rules]) => {
      document.documentElement.style.fontSize = size;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      for (const details of document.querySelectorAll("details")) {
        details.removeAttribute("name");
        details.open = true;
      }
      const broken: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isUpright =
          text.parentElement && getComputedStyle(text.parentElement).writingMode === "horizontal-tb";
        if (!isUpright || !text.parentElement?.checkVisibility()) continue;
        for (const { index, 0: token } of text.data.matchAll(/\$?\d[\d.,]*(\u00a0\S+)?/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + token.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
          if (lines.size > 1) broken.push(`${token} in ${text.data}`);
        }
      }
      return broken;
    },
    [`${percent}%`, spacing] as const,
  );
}
