/** Sorts, hides and counts the tiles in the page. */

import { type Filterable, filterDesigns } from "./filter.ts";
import { type Sortable, sortDesigns } from "./sort.ts";
import type { View } from "./view.ts";

type Listed = Filterable & Sortable & { item: HTMLElement };

export type Grid = { list: HTMLElement; listed: readonly Listed[]; count: HTMLElement; empty: HTMLElement };

/** Nothing when the page has no grid. */
export function readGrid(): Grid | undefined {
  const [list, count, empty] = ["designs", "design-count", "no-designs"].map((id) =>
    document.getElementById(id),
  );
  if (!list || !count || !empty) return undefined;
  return {
    list,
    listed: [...list.querySelectorAll<HTMLElement>(":scope > li")].map(toListed),
    count,
    empty,
  };
}

/** Moves the elements themselves, so that the Tab key follows the order on the screen. */
export function showView({ list, listed, count, empty }: Grid, { order, filter }: View): void {
  const items = sortDesigns(listed, order).map(({ item }) => item);
  if (items.some((item, index) => item !== list.children[index])) list.append(...items);
  const shown = new Set(filterDesigns(listed, filter));
  for (const design of listed) design.item.hidden = !shown.has(design);
  const words = toCount(shown.size);
  // A live region would announce unchanged text again.
  if (count.textContent !== words) count.textContent = words;
  empty.hidden = shown.size > 0;
}

export function toCount(designs: number): string {
  return designs === 1 ? "1 design" : `${designs} designs`;
}

function toListed(item: HTMLElement): Listed {
  const { amount, ink, status } = item.dataset;
  return {
    item,
    amount: amount === undefined ? undefined : Number(amount),
    isColor: ink === undefined ? undefined : ink === "color",
    status: status === "soldOut" ? "soldOut" : undefined,
  };
}
