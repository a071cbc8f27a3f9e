/**
 * Runs in the head, before the first paint; +Head.tsx says where a view is kept. If the visitor's view may differ from
 * the default, it marks the document: the tiles are hidden until the catalogue has sorted them (catalogue.css).
 * It marks it, too, if there are saved designs, whose button needs room in the bar.
 * And it stores which button of an island is clicked before hydration, for hydrate-island.ts.
 */
(() => {
  const { dataset: root } = document.documentElement;
  const { parameters, defaults, savedKey } = document.currentScript.dataset;
  const differs = ([key, value]) => {
    try {
      return (localStorage.getItem(key) ?? value) !== value;
    } catch {
      return false;
    }
  };
  const query = new URLSearchParams(location.search);
  const isAsked = parameters.split(",").some((name) => query.has(name));
  if (isAsked || Object.entries(JSON.parse(defaults)).some(differs)) root.view = "pending";
  if (differs([savedKey, ""])) root.saved = "";

  document.addEventListener("click", ({ target }) => {
    const island = target.closest("[data-island]");
    const button = target.closest("button");
    if (island && button) island.dataset.clicked = [...island.querySelectorAll("button")].indexOf(button);
  });
})();
