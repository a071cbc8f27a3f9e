/**
 * Redirects an unknown design, or a page that the catalogue no longer has, to the catalogue, before the first paint.
 * Static hosts serve 404.html, which holds this script, for every unknown URL. `data-base` is the site's base path.
 */
(() => {
  const { base } = document.currentScript.dataset;
  if (!/^(design|designs\/page)(\/|$)/.test(location.pathname.slice(base.length))) return;
  document.documentElement.hidden = true;
  location.replace(`${base}designs/`);
})();
