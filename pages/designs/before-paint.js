/**
 * Runs in the head, before the first paint. If the visitor's view may differ from the default, it marks the document:
 * catalogue.css then hides the tiles until catalogue.ts has sorted them. The keys are those of saved-view.ts.
 * It marks it, too, if there are saved designs, whose button needs room in the bar (saved.ts has the key).
 * And it stores which button of an island is clicked before hydration, for hydrate-island.ts.
 */
(() => {
  const isSaved = (key, fallback) => {
    try {
      return (localStorage.getItem(key) ?? fallback) !== fallback;
    } catch {
      return false;
    }
  };
  const isInAddress = /[?&](sort|ink|status|saved)=/.test(location.search);
  if (isInAddress || isSaved("designs.sort", "asc") || isSaved("designs.filter", "[]")) {
    document.documentElement.dataset.view = "pending";
  }
  if (isSaved("saved", "")) document.documentElement.dataset.saved = "";

  document.addEventListener("click", ({ target }) => {
    const island = target.closest("[data-island]");
    const button = target.closest("button");
    if (island && button) island.dataset.clicked = [...island.querySelectorAll("button")].indexOf(button);
  });
})();
