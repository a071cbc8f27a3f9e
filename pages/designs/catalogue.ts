/** The catalogue in the browser: shows the view asked for before the first paint, and each one chosen after it. */
import { swallowDismissal } from "#renderer/browser/dismissal.ts";
import { whenActivated } from "#renderer/browser/when-activated.ts";
import { ALL } from "./filter.ts";
import { readGrid, showView } from "./grid.ts";
import { recallView, rememberView, writeViewToAddress } from "./saved-view.ts";
import { getView, setView, subscribeToView } from "./view-store.ts";

export function enhanceCatalogue(): void {
  const grid = readGrid();
  if (!grid) return;
  subscribeToView(() => {
    showView(grid, getView());
    writeViewToAddress(getView());
  });
  const { search } = location;
  const recall = () => setView(recallView(search));
  recall();
  subscribeToView(() => goToStart(grid.list));
  delete document.documentElement.dataset.view;
  // The page may have been prepared ahead; meanwhile its visitor may have chosen another view.
  document.addEventListener("prerenderingchange", recall, { once: true });
  whenActivated(() => subscribeToView(() => rememberView(getView())));
  // Nearly all around a dropdown is a design: to leave it is not to open one.
  swallowDismissal(
    (target) => document.querySelector("#view-controls [open]") !== null && grid.list.contains(target),
  );
  grid.nothing.querySelector("button")?.addEventListener("click", () => {
    setView({ filter: ALL });
    document.querySelector<HTMLElement>("[aria-controls=filter-panel]")?.focus();
  });
}

/** Whoever has scrolled into the old view sees the new one from its beginning. */
function goToStart(list: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(list);
  if (list.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop))
    list.scrollIntoView({ behavior: "instant" });
}
