/** The built pages, read from disk and parsed: no browser, no server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HTMLElement, type Node, parse } from "node-html-parser";
import { SITE } from "../fixtures/studio.ts";

/** All pages of the test studio except the design pages. */
export const PAGES = ["/", "/about/", "/booking/", "/contact/", "/designs/", "/info/"];

/** Reads the file that a host serves for the path, by default of the test studio. */
export const readBuilt = (path: string, site = SITE) =>
  readFileSync(join(site, path.replace(/(^|\/)$/, "/index.html")), "utf8");

/** Parses the page that a host serves for the path. `querySelector` and `getAttribute` are those of the DOM. */
export const readPage = (path: string, site = SITE) => parsePage(readBuilt(path, site));

/** Contents of <noscript> are elements. */
const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/** Lists the texts of the elements that match, without scripts and styles. Any white space counts as one space. */
export const textsOf = (page: HTMLElement, selector: string): string[] =>
  page.querySelectorAll(selector).map((element) => readText(element).replaceAll(/\s+/g, " ").trim());

/** Lists an attribute of the elements that match. An element without it counts as undefined. */
export const attributesOf = (page: HTMLElement, selector: string, name: string) =>
  page.querySelectorAll(selector).map((element) => element.getAttribute(name));

function readText(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.text;
  if (["SCRIPT", "STYLE"].includes(node.tagName)) return "";
  return node.childNodes.map(readText).join("");
}

/** Lists the site's pages: their addresses, and their paths below Home. */
export function listSitemap(site: string) {
  const addresses = textsOf(parsePage(readBuilt("sitemap.xml", site)), "url > loc");
  const home = addresses.toSorted((a, b) => a.length - b.length)[0] ?? "";
  return addresses.map((address) => ({ address, path: address.slice(home.length) }));
}

export function readHead(site: string, path: string) {
  const page = readPage(path, site);
  const metas = page
    .querySelectorAll("head meta")
    .map((meta) => [
      meta.getAttribute("property") ?? meta.getAttribute("name"),
      meta.getAttribute("content"),
    ]);
  return {
    title: textsOf(page, "head > title")[0],
    canonical: attributesOf(page, "link[rel=canonical]", "href")[0],
    metas: Object.fromEntries(metas) as Record<string, string>,
    graphs: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => JSON.parse(rawText)),
  };
}
