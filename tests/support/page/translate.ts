/** Translates a page as browsers do: in place of each text, now and later, stands a `font` with another one. */
import type { Page } from "@playwright/test";

/** The other text is the same, so that tests find it. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea, title"))
          continue;
        const font = document.createElement("font");
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    replace();
    new MutationObserver(replace).observe(document.body, { childList: true, subtree: true });
  });
