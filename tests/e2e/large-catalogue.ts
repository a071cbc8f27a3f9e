/** The catalogue of the fixture many times over, in as many pages as it takes: its own tiles with other titles and prices. */
import type { Page } from "@playwright/test";
import { PAGE_SIZE, toCataloguePath } from "#domain/routes.ts";
import { readBuilt } from "./built-pages.ts";

/** The last ten are sold out. */
export const DESIGNS = 2 * PAGE_SIZE + 60;
export const SOLD_OUT = 10;
const PAGES = [1, 2, 3];

/** Counted from 0, in the default order. Rows differ in height. */
export const toTitle = (index: number) =>
  `Design ${index}.${index % 7 === 0 ? " ".padEnd(40, "and more ") : ""}`;

export const allTiles = (page: Page) => page.locator("#sheets > .sheet > li");

/** Answers every request for a page of the catalogue. `further` is asked before each but the first. */
export async function serveLarge(page: Page, further = () => Promise.resolve(true)): Promise<void> {
  const [before = "", items = "", after = ""] = readBuilt("/designs/").split(
    /(?<=<ul id="designs" class="sheet">)(.*?)(?=<\/ul>)/s,
  );
  const [soldOut = "", available = ""] = [/<li[^>]* data-status.*?<\/li>/s, /<li data-amount.*?<\/li>/s].map(
    (item) => item.exec(items)?.[0] ?? "",
  );
  const tiles = Array.from({ length: DESIGNS }, (_, index) =>
    (index < DESIGNS - SOLD_OUT ? available : soldOut)
      .replace(/data-amount="\d+"/, `data-amount="${100 + index}"`)
      .replace(/<b>.*?<\/b>/, `<b>${toTitle(index)}</b>`)
      .replace(/loading="eager" fetchPriority="high"/, 'loading="lazy"'),
  );
  const toLink = (number: number, current: number) =>
    `<a href="${toCataloguePath(number)}"${number === current ? ' aria-current="page"' : ""}>${number}</a>`;
  for (const number of PAGES) {
    const own = tiles.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE).join("");
    const links = PAGES.map((other) => toLink(other, number)).join("");
    const nav = `<nav id="pages" class="pages" aria-label="Pages of designs">${links}</nav>`;
    const body = before + own + after.replace("</ul></div>", `</ul></div>${nav}`);
    await page.route(
      ({ pathname }) => pathname === toCataloguePath(number),
      async (route) =>
        number === 1 || (await further()) ? route.fulfill({ body, contentType: "text/html" }) : route.abort(),
    );
  }
}
