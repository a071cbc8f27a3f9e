/**
 * Redirects an unknown design to the catalogue, before the first paint. Static hosts serve 404.html, which holds this
 * script, for every unknown URL. `data-base` is the site's base path.
 */
(() => {
  const { base } = document.currentScript.dataset;
  if (!/^design(\/|$)/.test(location.pathname.slice(base.length))) return;
  document.documentElement.hidden = true;
  location.replace(`${base}designs/`);
})();
