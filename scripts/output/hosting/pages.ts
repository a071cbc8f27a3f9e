/** Kinds of page. Documents of one kind share a policy and a stylesheet. */

/** Shown at any address without a document. */
export const NOT_FOUND = "/404/";

/** The kind of a document, from its path in the site: `design/12/index.html` → `/design/`. */
export function pageOf(path: string): string {
  const [first = ""] = path.split(/[\\/]/);
  if (first === "404.html") return NOT_FOUND;
  return first === "index.html" ? "/" : `/${first}/`;
}

/** The addresses of a kind. A `*` at the end matches anything. */
export function toAddresses(page: string): string {
  if (page === NOT_FOUND) return "/404.html";
  return page === "/" ? page : `${page}*`;
}
