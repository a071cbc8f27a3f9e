/** Reads the built pages the way machines do: addresses, heads, XML. They come from disk, because there are many. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

import { SITE } from "../fixtures/studio.ts";

/** All pages except the design pages. */
export const PAGES = ["/", "/about/", "/booking/", "/contact/", "/designs/", "/info/"];

/** Returns the file that a host serves for the path. */
const toFile = (path: string) => join(SITE, path.replace(/\/$/, "/index.html"));

export const readBuilt = (path: string) => readFileSync(toFile(path), "utf8");

/** Finds the addresses on `origin` without a built file. */
export function findDead(addresses: readonly string[], origin: string): string[] {
  return addresses.filter((address) => {
    const { pathname, origin: host } = new URL(address);
    return host !== origin || !existsSync(toFile(pathname));
  });
}

/** Lists the paths of all pages from the sitemap. */
export async function listPages(page: Page): Promise<string[]> {
  const addresses = await parseXml(page, readBuilt("/sitemap.xml"), "url > loc");
  return addresses.map((address) => new URL(address).pathname);
}

/** Reads the pages' heads: each name with all its values. */
export async function readHeads(page: Page, paths: readonly string[]) {
  const documents = paths.map((path) => readBuilt(path).split("<body")[0] ?? "");
  const heads = await page.evaluate((htmls) => {
    const parser = new DOMParser();
    return htmls.map((html) => {
      const { head, title } = parser.parseFromString(html, "text/html");
      const metas: Record<string, string[]> = {};
      for (const meta of head.querySelectorAll("meta")) {
        const name = meta.getAttribute("property") ?? meta.name;
        metas[name] = [...(metas[name] ?? []), meta.content];
      }
      const canonical = head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
      const scripts = [...head.querySelectorAll('script[type="application/ld+json"]')];
      return { title, canonical, metas, graphs: scripts.map((script) => script.textContent) };
    });
  }, documents);
  return paths.map((path, index) => ({ path, ...(heads[index] as (typeof heads)[number]) }));
}

/** Returns the text of every matching element. Throws if the XML is not well-formed. */
export function parseXml(page: Page, xml: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([text, wanted]) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      const error = parsed.querySelector("parsererror")?.textContent;
      if (error) throw new Error(error);
      return [...parsed.querySelectorAll(wanted)].map((element) => element.textContent ?? "");
    },
    [xml, selector] as const,
  );
}
