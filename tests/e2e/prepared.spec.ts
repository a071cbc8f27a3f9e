/** Prefetched pages: which ones. */
import type { Page } from "@playwright/test";
import { moonMoth, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/page/test.ts";

const KINDS = [...PAGES, toDesignPath(moonMoth), toDesignPath(octopusArm)];

type Rule = { where: { and: [{ href_matches: string }, { not: { href_matches: string } }] } };

/** Lists the page's links that its rule lets the browser prefetch. */
async function listPrepared(page: Page): Promise<string[]> {
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  const [{ where }]: [Rule] = JSON.parse(rules ?? "{}").prefetch;
  return page.evaluate(([pages, shown]) => {
    const matches = ({ href }: HTMLAnchorElement, pattern: string) =>
      new URLPattern(pattern, document.baseURI).test(href);
    return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter((link) => matches(link, pages.href_matches) && !matches(link, shown.not.href_matches))
      .map(({ href }) => href);
  }, where.and);
}

test("every prefetched link leads to another page of this site", async ({ page, baseURL }) => {
  for (const path of KINDS) {
    await page.goto(`${path}?here#main`, { waitUntil: "domcontentloaded" });
    const prepared = await listPrepared(page);
    expect(prepared.length, path).toBeGreaterThan(3);
    expect(new Set(prepared.map((address) => new URL(address).origin))).toEqual(new Set([baseURL]));
    const paths = prepared.map((address) => new URL(address).pathname);
    expect(paths).not.toContain(path);
    // No link leads to a file.
    expect(paths.filter((each) => !each.endsWith("/"))).toEqual([]);
  }
});
