/**
 * From a tile to its design, and back, the drawing moves from the one place to the other: a view transition across
 * documents. The plate has the name in its stylesheet; a tile gets it for the one movement. None under reduced motion: the
 * head turns transitions off.
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

/** On a page there is one name for one drawing: a plate gives it up to the tile. */
function nameTile(address: string | null | undefined, { finished }: ViewTransition): void {
  const tile =
    address && document.querySelector<HTMLElement>(`.tile[href="${new URL(address).pathname}"] img`);
  if (!tile) return;
  const plate = document.querySelector<HTMLElement>(".original");
  plate?.style.setProperty("view-transition-name", "none");
  tile.style.setProperty("view-transition-name", NAME);
  // Just scrolled to, it may not be laid out yet (tile.css): then it could not be seen to move.
  const art = tile.closest<HTMLElement>(".tile-art");
  art?.style.setProperty("content-visibility", "visible");
  void finished.finally(() => {
    plate?.style.removeProperty("view-transition-name");
    tile.style.removeProperty("view-transition-name");
    art?.style.removeProperty("content-visibility");
  });
}
