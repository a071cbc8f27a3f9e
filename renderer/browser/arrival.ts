/**
 * The drawing moves between a tile and its design page: a cross-document view transition. The plate has its transition
 * name in CSS; a tile gets it for one transition only. Under reduced motion view-transitions.ts turns all of this off.
 */

const NAME = "drawing";

export function enhanceArrival(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (viewTransition) nameTile(activation?.entry?.url, viewTransition);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition) nameTile(window.navigation?.activation?.from?.url, viewTransition);
  });
}

/** A transition name is unique on its page: the plate gives it up to the tile. */
function nameTile(address: string | null | undefined, { finished }: ViewTransition): void {
  const tile =
    address && document.querySelector<HTMLElement>(`.tile[href="${new URL(address).pathname}"] img`);
  if (!tile) return;
  const plate = document.querySelector<HTMLElement>(".original");
  plate?.style.setProperty("view-transition-name", "none");
  tile.style.setProperty("view-transition-name", NAME);
  // tile.css may have skipped its layout; a skipped tile does not animate.
  const art = tile.closest<HTMLElement>(".tile-art");
  art?.style.setProperty("content-visibility", "visible");
  void finished.finally(() => {
    plate?.style.removeProperty("view-transition-name");
    tile.style.removeProperty("view-transition-name");
    art?.style.removeProperty("content-visibility");
  });
}
