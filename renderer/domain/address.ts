/** Addresses on this site, which may lie in a folder of its host (`BASE_URL`), as on GitHub project pages. */

/** `/designs/` → `/project/designs/`. Pages end in a slash, as static hosts serve them; files do not. */
export function toAddress(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, "");
}

/** Makes an absolute address, for search engines and other sites. `origin` is that of the published site. */
export const toAbsoluteAddress = (path: string, origin: string) => new URL(toAddress(path), origin).href;
