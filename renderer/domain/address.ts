/** Addresses on this site, which may lie in a folder of its host (`BASE_URL`), as on GitHub project pages. */

/** `/designs/` → `/project/designs/`. Pages end in a slash, as static hosts serve them; files do not. */
export function toAddress(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, "");
}

/** Whether an address is on this site: `/designs/`, but not `//elsewhere.example/`. */
export const isOnSite = (href: string) => /^\/(?!\/)/.test(href);

/** Percent-decoded, as people write it: `caf%C3%A9` → `café`. */
export function toReadable(href: string): string {
  try {
    return decodeURIComponent(href).normalize();
  } catch {
    return href.normalize();
  }
}

/** The whole address, for search engines and other sites. `origin` is that of the published site. */
export function toAbsoluteAddress(path: string, origin: string, base = import.meta.env.BASE_URL): string {
  return new URL(base + path.replace(/^\//, ""), origin).href;
}
