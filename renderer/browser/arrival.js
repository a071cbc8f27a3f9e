/**
 * The drawing moves between a tile and its design page: a cross-document view transition. The plate has its transition
 * name in CSS; a tile gets it for one transition only. Under reduced motion app.css turns all of this off.
 * The catalogue has this script in its head, so that it is ready for the first frame when Back loads the page again.
 */
(() => {
  const NAME = "drawing";

  // The first frame waits for what follows the tiles: the drawing needs a target. A browser may end the wait at the
  // opening tag, so the list itself would be too early.
  if (document.currentScript && /\/design\/\d+\/$/.test(window.navigation?.activation?.from?.url ?? "")) {
    const link = Object.assign(document.createElement("link"), { rel: "expect", href: "#own-idea" });
    link.setAttribute("blocking", "render");
    document.head.append(link);
  }

  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (viewTransition) nameTile(activation?.entry?.url, viewTransition);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition) nameTile(window.navigation?.activation?.from?.url, viewTransition);
  });

  /** A transition name is unique on its page: the plate gives it up to the tile. */
  function nameTile(address, { finished }) {
    const tile = address && document.querySelector(`.tile[href="${new URL(address).pathname}"] img`);
    if (!tile) return;
    const plate = document.querySelector(".original");
    plate?.style.setProperty("view-transition-name", "none");
    tile.style.setProperty("view-transition-name", NAME);
    // The role tile-art may have skipped its layout; a skipped tile does not animate.
    const art = tile.closest(".tile-art");
    art?.style.setProperty("content-visibility", "visible");
    void finished.finally(() => {
      plate?.style.removeProperty("view-transition-name");
      tile.style.removeProperty("view-transition-name");
      art?.style.removeProperty("content-visibility");
    });
  }
})();
