/**
 * Loads a page when a module of this one could not be loaded. Firefox and WebKit request such a module again only on
 * the next page, and WebKit caches even an error response until a fetch replaces it.
 */
export async function loadPageAgain(address = location.href): Promise<void> {
  const modules = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await Promise.allSettled([...modules].map(({ href }) => fetch(href, { cache: "reload" })));
  if (address === location.href) location.reload();
  else location.assign(address);
}
