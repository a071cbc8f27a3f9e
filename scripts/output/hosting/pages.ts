/** Kinds of page. Documents of one kind share a policy and a stylesheet. */

/** Shown at any address without a document. */
export const NOT_FOUND = "/404/";

/** The page of a document in the site: `design/12/index.html` → `/design/12/`. */
export const pathOf = (file: string) => `/${file.replace(/index\.html$/, "").replace(/\.html$/, "/")}`;

/** `/design/12/` → `/design/`. */
export const kindOf = (path: string): string => /^\/(?:[^/]+\/)?/.exec(path)?.[0] ?? path;

/** The addresses of a kind. A `*` at the end matches anything. */
export function toAddresses(page: string): string {
  if (page === NOT_FOUND) return "/404.html";
  return page === "/" ? page : `${page}*`;
}
