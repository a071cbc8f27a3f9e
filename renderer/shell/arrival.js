/**
 * Moves the drawing between a tile and its design page by a cross-document view transition. The plate has its transition
 * name in CSS; a tile gets it for one transition only. Under reduced motion app.css turns transitions off.
 * The build inlines this script into the head, so that it is ready for the first frame.
 */
(() => {
  const NAME = "drawing";

  // A drawing that arrives needs its place, so the first frame waits for the element that follows it. Every other visit
  // paints at once.
  const { from, navigationType } = window.navigation?.activation ?? {};
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (/\/designs?\/(\d+\/)?(\?|#|$)/.test(from?.url ?? "") && navigationType !== "reload" && !isCalm) {
    const { follower } = document.currentScript.dataset;
    const link = Object.assign(document.createElement("link"), { rel: "expect", href: `#${follower}` });
    link.setAttribute("blocking", "render");
    document.head.append(link);
  }

  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (viewTransition) nameTile(activation?.entry?.url, viewTransition);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition) nameTile(from?.url, viewTransition);
  });

  /** The plate gives its name up to the tile: a transition name must be unique on its page. */
  function nameTile(address, { finished }) {
    const tile = address && document.querySelector(`.tile[href="${new URL(address).pathname}"] img`);
    if (!tile) return;
    const plate = document.querySelector(".original");
    plate?.style.setProperty("view-transition-name", "none");
    tile.style.setProperty("view-transition-name", NAME);
    // The browser may have skipped the layout of this tile, and a skipped tile does not animate.
    const art = tile.closest(".tile-art");
    art?.style.setProperty("content-visibility", "visible");
    void finished.finally(() => {
      plate?.style.removeProperty("view-transition-name");
      tile.style.removeProperty("view-transition-name");
      art?.style.removeProperty("content-visibility");
    });
  }
})();
