/** Adds what the shell of every page needs. */
import type { PageContextServer } from "vike/types";
import type { Card } from "#domain/cards-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { readCards, readContent } from "./content.server.ts";

declare global {
  namespace Vike {
    interface PageContext {
      /** Below the site's base, with both slashes: `/design/12/`. */
      path: string;
      site: Studio;
      /** The image of link previews. Absent under the dev server. */
      card?: Card;
    }
  }
}

export function onCreatePageContext(pageContext: PageContextServer): void {
  const { studio } = readContent();
  pageContext.path = pageContext.urlPathname.replace(/\/?$/, "/");
  pageContext.site = studio;
  if (import.meta.env.PROD) {
    const cards = readCards();
    pageContext.card = cards[pageContext.path] ?? cards["/"];
  }
}
