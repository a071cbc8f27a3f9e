/** Applies the initial view of the catalogue before the tiles show, and each later choice. */
import { swallowDismissal } from "#renderer/browser/dismissal.ts";
import { untilIdle, untilPainted } from "#renderer/browser/until.ts";
import { whenActivated } from "#renderer/browser/when-activated.ts";
import { ALL } from "./filter.ts";
import { findGrid, type Grid, showView } from "./grid.ts";
import { fetchListed, type Listed, readListed } from "./listed.ts";
import { rememberView, restoreView, writeViewToAddress } from "./saved-view.ts";
import { keepHeights } from "./sheet-heights.ts";
import { getView, setView, subscribeToView } from "./view-store.ts";

/** `data-view="pending"` hides the tiles (catalogue.css). */
const { dataset: root } = document.documentElement;

export function enhanceCatalogue(): void {
  const grid = findGrid();
  if (!grid) return;
  const { search } = location;
  const restore = () => setView(restoreView(search));
  restore();
  writeViewToAddress(getView());
  const show = startShowing(grid);
  subscribeToView(() => {
    show();
    scrollToStart(grid.list);
    void untilPainted().then(() => writeViewToAddress(getView()));
  });
  // The visitor may have chosen another view since this page was prerendered.
  document.addEventListener("prerenderingchange", restore, { once: true });
  whenActivated(() => subscribeToView(() => rememberView(getView())));
  // A click that closes a dropdown must not open the design under it.
  swallowDismissal(
    (target) => document.querySelector("#view-controls [open]") !== null && grid.sheets.contains(target),
  );
  grid.empty.querySelector("button")?.addEventListener("click", () => {
    setView({ filter: ALL, only: undefined });
    document.querySelector<HTMLElement>("[aria-controls=filter-panel]")?.focus();
  });
}

/** Shows the current view. Returns the function that does so later: at once when all designs are known. */
function startShowing(grid: Grid): () => void {
  const inPage = readListed(document);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#pages a:not([aria-current])")];
  let designs: readonly Listed[] | undefined;
  let isLoading = false;
  const showAll = (all: readonly Listed[]) => {
    designs = all;
    showView(grid, all, getView());
    delete root.view;
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const further = await fetchListed(links);
      document.getElementById("pages")?.remove();
      showAll([...inPage, ...further]);
    } catch (error) {
      console.warn("Only some of the designs could be loaded.", error);
      showAll(inPage);
    }
  };
  const isReturn = keepHeights(grid.sheets);
  if (links.length === 0) showAll(inPage);
  else if (root.view || isReturn) void load();
  // The page holds the start of the default view: the rest can wait.
  else void untilIdle().then(load);
  return () => {
    if (designs) return showAll(designs);
    root.view = "pending";
    void load();
  };
}

/** A new view starts at its first tile, however far the old one was scrolled. */
function scrollToStart(list: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(list);
  if (list.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop))
    list.scrollIntoView({ behavior: "instant" });
}
