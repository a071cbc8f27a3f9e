/** Sorts, filters and counts the tiles in the page. */
import { keepOrder } from "#renderer/browser/design-order.ts";
import { whenActivated } from "#renderer/browser/when-activated.ts";
import { filterDesigns } from "./filter.ts";
import type { Listed } from "./listed.ts";
import { fillSheets } from "./sheets.ts";
import { sortDesigns } from "./sort.ts";
import { showTryLinks } from "./try-links.ts";
import type { View } from "./view.ts";

export type Grid = {
  /** The first sheet of tiles, and the parent of all. */
  list: HTMLElement;
  sheets: HTMLElement;
  count: HTMLElement;
  empty: HTMLElement;
};

/** Nothing when the page has no tiles to sort and filter. */
export function findGrid(): Grid | undefined {
  const [list, sheets, count, empty] = ["designs", "sheets", "design-count", "no-designs"].map((id) =>
    document.getElementById(id),
  );
  return list && sheets && count && empty ? { list, sheets, count, empty } : undefined;
}

/** Moves the tiles themselves, so that the Tab key follows the order on the screen. */
export function showView(
  { list, sheets, count, empty }: Grid,
  designs: readonly Listed[],
  { order, filter, only }: View,
): void {
  const chosen = only ? designs.filter(({ id }) => only.includes(id)) : filterDesigns(designs, filter);
  const shown = sortDesigns(chosen, order);
  const tiles = shown.map(({ item }) => item);
  showTryLinks(only ? tiles : []);
  whenActivated(() => keepOrder(shown.map(({ id }) => id)));
  void fillSheets(list, tiles).then(() => sheets.style.removeProperty("min-height"));
  const words = toCount(shown.length);
  // A live region would announce unchanged text again.
  if (count.textContent !== words) count.textContent = words;
  empty.hidden = shown.length > 0;
}

export function toCount(designs: number): string {
  return designs === 1 ? "1 design" : `${designs} designs`;
}
