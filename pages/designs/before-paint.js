/**
 * Runs before the first paint, from the head: when the visitor's view may not be the default one, marks the document,
 * so that the tiles stay unseen (catalogue.css) until +client.ts has put them in order. The keys are memory.ts's.
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
})();
