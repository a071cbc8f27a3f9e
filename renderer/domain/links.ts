/** Links as people write them in their texts. */

/** Whether an address is on this site: `/designs/`, but not `//elsewhere.example/`. */
export const isOnSite = (href: string) => /^\/(?!\/)/.test(href);

/** Percent-decoded, as people write it: `caf%C3%A9` → `café`. */
export function decodePath(href: string): string {
  try {
    return decodeURIComponent(href).normalize();
  } catch {
    return href.normalize();
  }
}
