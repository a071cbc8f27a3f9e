/** The addresses of the catalogue's pages. */
import { countPages, toCataloguePath } from "#domain/routes.ts";
import { readContent } from "#renderer/content.server.ts";

export function onBeforePrerenderStart(): string[] {
  const pages = countPages(readContent().catalogue.length);
  return Array.from({ length: pages }, (_, index) => toCataloguePath(index + 1));
}
