/**
 * Runs in the head of every page. When the module of the page cannot be loaded, it marks the document: controls that
 * need it hide themselves by `in-data-lost:invisible`, which keeps their room.
 */
addEventListener(
  "error",
  ({ target }) => {
    if (target.type === "module") document.documentElement.dataset.lost = "";
  },
  { capture: true },
);
// It stands at the end of the body: a document that was cut off has none.
addEventListener("DOMContentLoaded", () => {
  if (!document.querySelector("script[type=module]")) document.documentElement.dataset.lost = "";
});
