/**
 * Moves the drawing between a tile and its design page by a cross-document view transition. The plate has its transition
 * name in CSS; a tile gets it for one transition only. Under reduced motion app.css turns transitions off.
 */
import { prefersLessMotion } from "./preferences.ts";

const NAME = "drawing";

/** Runs in the head, so that it is ready for the first frame. `follower` is the id of the element that follows the drawing. */
export function enhanceArrival(follower: string): void {
  const { from, navigationType } = window.navigation?.activation ?? {};
  const isFromDrawing = /\/designs?\/(\d+\/)?(\?|#|$)/.test(from?.url ?? "");
  if (isFromDrawing && navigationType !== "reload" && !prefersLessMotion()) holdFirstFrame(follower);
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (viewTransition) nameTile(activation?.entry?.url, viewTransition);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition) nameTile(from?.url, viewTransition);
  });
}

/** A drawing that arrives needs its place, so the first frame waits until the element after it is parsed. */
function holdFirstFrame(follower: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "expect", href: `#${follower}` });
  link.setAttribute("blocking", "render");
  document.head.append(link);
}

/** The plate gives its name up to the tile: a transition name must be unique on its page. */
function nameTile(address: string | null | undefined, { finished }: ViewTransition): void {
  const path = address && new URL(address).pathname;
  const tile = path && document.querySelector<HTMLElement>(`[data-tile][href="${path}"] img`);
  if (!tile) return;
  const plate = document.querySelector<HTMLElement>("[data-plate] img");
  plate?.style.setProperty("view-transition-name", "none");
  tile.style.setProperty("view-transition-name", NAME);
  // The browser may have skipped the layout of this tile, and a skipped tile does not animate.
  const art = tile.parentElement;
  art?.style.setProperty("content-visibility", "visible");
  void finished.finally(() => {
    plate?.style.removeProperty("view-transition-name");
    tile.style.removeProperty("view-transition-name");
    art?.style.removeProperty("content-visibility");
  });
}
