/**
 * Runs in the head, before the first paint; +Head.tsx says where a view is kept. If the visitor's view may differ from
 * the default, or something is said above the tiles, it marks the document: the tiles are hidden until the catalogue
 * has sorted them (designs.css).
 * It marks it, too, if there are saved designs, or a list of them: their button needs room in the bar.
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
  const isMisled = differs([unknownKey, ""], "sessionStorage");
  if (isAsked || isMisled || Object.entries(JSON.parse(defaults)).some((entry) => differs(entry)))
    root.view = "pending";
  if (differs([savedKey, ""]) || query.has("saved")) root.saved = "";
})();
