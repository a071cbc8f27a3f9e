/**
 * Redirects an unknown design to the catalogue, before the first paint. Static hosts serve 404.html, which holds this
 * script, for every unknown URL. `data-base` is the site's base path; `data-unknown-key` tells the catalogue that a
 * design was asked for.
 */
(() => {
  const { base, unknownKey } = document.currentScript.dataset;
  if (!/^design(\/|$)/.test(location.pathname.slice(base.length))) return;
  document.documentElement.hidden = true;
  try {
    sessionStorage.setItem(unknownKey, "1");
  } catch {
    // Blocked: the catalogue says nothing.
  }
  location.replace(`${base}designs/`);
})();
