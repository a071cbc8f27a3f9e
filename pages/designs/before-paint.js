/**
 * Runs in the head, before the first paint. Sets `data-view` if the view may differ from the default or a sentence
 * appears above the tiles; designs.css then hides the tiles until the catalogue has sorted them. Sets `data-saved` if
 * there are saved designs or a list of them, because their button needs room in the bar.
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
