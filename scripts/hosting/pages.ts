/** The kinds of page: documents of one kind share a policy and a stylesheet. */

/** By the addresses of the kind, a final `*` standing for anything: what it is called. */
export const ROUTES: Record<string, string> = {
  "/": "/",
  "/404.html": "/404/",
  "/about/*": "/about/",
  "/booking/*": "/booking/",
  "/contact/*": "/contact/",
  "/design/*": "/design/",
  "/designs/*": "/designs/",
  "/info/*": "/info/",
};

/** Shown at any address that has no document. */
export const NOT_FOUND = "/404/";

/** The kind of a document, by its path in the site: `/design/` of `design/12/index.html`. */
export function pageOf(path: string): string {
  const [first = ""] = path.split(/[\\/]/);
  if (first === "404.html") return NOT_FOUND;
  return first === "index.html" ? "/" : `/${first}/`;
}
