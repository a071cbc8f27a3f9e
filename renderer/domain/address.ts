/** Addresses on this site. The site may lie below a path of its host (`BASE_URL`), as on GitHub project pages. */

/** `/designs/` → `/project/designs/`. Pages end in a slash, as static hosts answer them; files do not. */
export function toAddress(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, "");
}

/** Whether an address in a text is one of this site: `/designs/`, but not `//elsewhere.example/`. */
export const isOnSite = (href: string) => /^\/(?!\/)/.test(href);

/** The address that search engines and other sites use; `origin` is where the site is published. */
export function toAbsoluteAddress(path: string, origin: string, base = import.meta.env.BASE_URL): string {
  return new URL(base + path.replace(/^\//, ""), origin).href;
}
