/**
 * Runs in the head, before the first paint. When the visitor's view may differ from the default, or a sentence appears
 * above the tiles, it marks the document with `data-view`: designs.css hides the tiles until the catalogue has sorted
 * them. When there are saved designs, or a list of them, it sets `data-saved`: their button needs room in the bar.
 */
(() => {
  const { dataset: root } = document.documentElement;
  const { parameters, defaults, savedKey, unknownKey } = document.currentScript.dataset;
  const differs = ([key, value], area = "localStorage") => {
    try {
      return (window[area].getItem(key) ?? value) !== value;
    } catch {
      return false;
    }
  };
  const query = new URLSearchParams(location.search);
  const isAsked = parameters.split(",").some((name) => query.has(name));
  const isMissing = differs([unknownKey, ""], "sessionStorage");
  if (isAsked || isMissing || Object.entries(JSON.parse(defaults)).some((entry) => differs(entry)))
    root.view = "pending";
  if (differs([savedKey, ""]) || query.has("saved")) root.saved = "";
})();
