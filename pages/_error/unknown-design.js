/**
 * A design that is not there: on to the others. It runs before the first paint, from the head of 404.html, which
 * static hosts serve for every address that they do not know. `data-base` is where the site lies.
 */
(() => {
  const { base } = document.currentScript.dataset;
  if (!/^design(\/|$)/.test(location.pathname.slice(base.length))) return;
  document.documentElement.hidden = true;
  location.replace(`${base}designs/`);
})();
