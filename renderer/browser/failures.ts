/** What a page does when a part of it cannot be loaded: it says so, or loads the page again. */

/** One line at the foot of the screen, until the next key or press. */
export function showNotice(text: string): void {
  const notice = document.createElement("p");
  notice.role = "status";
  notice.className =
    "fixed inset-x-gutter bottom-24 z-30 mx-auto w-fit rounded-md bg-ink px-5 py-3 text-on-ink";
  document.body.append(notice);
  // Screen readers announce what changes in an element that they know.
  requestAnimationFrame(() => notice.append(text));
  for (const event of ["keydown", "pointerdown"])
    addEventListener(event, () => notice.remove(), { capture: true, once: true });
}

/**
 * When a module could not be loaded. Firefox and WebKit request such a module again only on the next page, and WebKit
 * caches even an error response until a fetch replaces it.
 */
export async function loadPageAgain(address = location.href): Promise<void> {
  const modules = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await Promise.allSettled([...modules].map(({ href }) => fetch(href, { cache: "reload" })));
  if (address === location.href) location.reload();
  else location.assign(address);
}
