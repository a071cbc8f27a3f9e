/**
 * Runs before the first paint, from the head. When the visitor's view may not be the default one, it marks the document,
 * so that the tiles stay unseen (catalogue.css) until +client.ts has put them in order; the keys are memory.ts's.
 * And it notes which button of an island is clicked before the island lives, for hydrate-island.ts.
 */
(() => {
  const isSaved = (key, usual) => {
    try {
      return (localStorage.getItem(key) ?? usual) !== usual;
    } catch {
      return false;
    }
  };
  const isAsked = /[?&](sort|ink|status)=/.test(location.search);
  if (isAsked || isSaved("designs.sort", "asc") || isSaved("designs.filter", "[]")) {
    document.documentElement.dataset.view = "pending";
  }

  document.addEventListener("click", ({ target }) => {
    const island = target.closest("[data-island]");
    const button = target.closest("button");
    if (island && button) island.dataset.clicked = [...island.querySelectorAll("button")].indexOf(button);
  });
})();
