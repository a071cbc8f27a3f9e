/** Applies the initial view of the catalogue before the tiles show, and each later choice. */
import { swallowDismissal } from "#renderer/browser/dismissal.ts";
import { whenActivated } from "#renderer/browser/when-activated.ts";
import { ALL } from "./filter.ts";
import { readGrid, showView } from "./grid.ts";
import { rememberView, restoreView, writeViewToAddress } from "./saved-view.ts";
import { getView, setView, subscribeToView } from "./view-store.ts";

export function enhanceCatalogue(): void {
  const grid = readGrid();
  if (!grid) return;
  subscribeToView(() => {
    showView(grid, getView());
    writeViewToAddress(getView());
  });
  const { search } = location;
  const restore = () => setView(restoreView(search));
  restore();
  subscribeToView(() => scrollToStart(grid.list));
  delete document.documentElement.dataset.view;
  // The visitor may have chosen another view since this page was prerendered.
  document.addEventListener("prerenderingchange", restore, { once: true });
  whenActivated(() => subscribeToView(() => rememberView(getView())));
  // A click that closes a dropdown must not open the design under it.
  swallowDismissal(
    (target) => document.querySelector("#view-controls [open]") !== null && grid.list.contains(target),
  );
  grid.empty.querySelector("button")?.addEventListener("click", () => {
    setView({ filter: ALL });
    document.querySelector<HTMLElement>("[aria-controls=filter-panel]")?.focus();
  });
}

/** A new view starts at its first tile, however far the old one was scrolled. */
function scrollToStart(list: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(list);
  if (list.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop))
    list.scrollIntoView({ behavior: "instant" });
}
