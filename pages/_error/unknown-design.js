/**
 * Redirects an unknown design to the catalogue before the first paint. Static hosts serve 404.html, which contains this
 * script, for every unknown URL. `data-base` is the site's base path. `data-unknown-key` is the storage key that tells
 * the catalogue about the missing design.
 */
(() => {
  const { base, unknownKey } = document.currentScript.dataset;
  if (!/^design(\/|$)/.test(location.pathname.slice(base.length))) return;
  document.documentElement.hidden = true;
  try {
    sessionStorage.setItem(unknownKey, "1");
  } catch {
    // Storage is blocked: the catalogue shows no message.
  }
  location.replace(`${base}designs/`);
})();
