/** The designs of the catalogue with their tiles: those in this page, and those in the further ones. */

import { addToTiles } from "#renderer/browser/save-buttons.ts";
import { makeButtons } from "#renderer/browser/slides.ts";
import type { Filterable } from "./filter.ts";
import type { Sortable } from "./sort.ts";

/** `item` is that of the list. */
export type Listed = Filterable & Sortable & { id: number; item: HTMLElement };

/** `page` is one of the catalogue's. */
export function readListed(page: Document): Listed[] {
  return [...page.querySelectorAll<HTMLElement>("#designs > li")].map((item) => {
    const { amount, ink, status } = item.dataset;
    return {
      id: Number(item.querySelector("small")?.textContent),
      item,
      amount: amount === undefined ? undefined : Number(amount),
      isColor: ink === undefined ? undefined : ink === "color",
      status: status === "soldOut" ? "soldOut" : undefined,
    };
  });
}

/** Those of the further pages, to which the page links. Rejects when one of them cannot be loaded. */
export async function fetchListed(links: readonly HTMLAnchorElement[]): Promise<Listed[]> {
  const pages = await Promise.all(links.map(({ href }) => fetchPage(href)));
  return pages.flatMap(readListed);
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { priority: "low" });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  makeButtons(page);
  addToTiles(page);
  return page;
}
