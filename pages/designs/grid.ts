/** The tiles in the page: put into the order of a view, hidden where its filter leaves them out, and counted. */

import { type Sortable, sortDesigns } from "#domain/sort.ts";
import { type Filterable, filterDesigns } from "./filter.ts";
import type { View } from "./view.ts";

type Listed = Filterable & Sortable & { item: HTMLElement };

/** The parts of the page that a view changes. */
export type Grid = { list: HTMLElement; listed: readonly Listed[]; count: HTMLElement; nothing: HTMLElement };

/** Reads the page as the server rendered it. */
export function readGrid(): Grid | undefined {
  const [list, count, nothing] = ["designs", "design-count", "no-designs"].map((id) =>
    document.getElementById(id),
  );
  if (!list || !count || !nothing) return undefined;
  return {
    list,
    listed: [...list.querySelectorAll<HTMLElement>(":scope > li")].map(toListed),
    count,
    nothing,
  };
}

/** The order in the document is the order for the eye and for the Tab key. */
export function showView({ list, listed, count, nothing }: Grid, { order, filter }: View): void {
  const items = sortDesigns(listed, order).map(({ item }) => item);
  if (items.some((item, index) => item !== list.children[index])) list.append(...items);
  const shown = new Set(filterDesigns(listed, filter));
  for (const design of listed) design.item.hidden = !shown.has(design);
  tell(count, toCount(shown.size));
  nothing.hidden = shown.size > 0;
}

export function toCount(designs: number): string {
  return designs === 1 ? "1 design" : `${designs} designs`;
}

/** A live region: the same words again would be read aloud again. */
function tell(region: HTMLElement, words: string): void {
  if (region.textContent !== words) region.textContent = words;
}

/** A tile says what it is by `data-amount`, `data-ink` and `data-status`. */
function toListed(item: HTMLElement): Listed {
  const { amount, ink, status } = item.dataset;
  return {
    item,
    amount: amount === undefined ? undefined : Number(amount),
    isColor: ink === undefined ? undefined : ink === "color",
    status: status === "soldOut" ? "soldOut" : undefined,
  };
}
