/** The kinds of page: documents of one kind share a policy and a stylesheet. */

/** Shown at any address that has no document. */
export const NOT_FOUND = "/404/";

/** The kind of a document, by its path in the site: `/design/` of `design/12/index.html`. */
export function pageOf(path: string): string {
  const [first = ""] = path.split(/[\\/]/);
  if (first === "404.html") return NOT_FOUND;
  return first === "index.html" ? "/" : `/${first}/`;
}

/** The addresses of the documents of a kind; a final `*` stands for anything. */
export function toAddresses(page: string): string {
  if (page === NOT_FOUND) return "/404.html";
  return page === "/" ? page : `${page}*`;
}
