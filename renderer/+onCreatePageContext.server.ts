/** Adds what the shell of every page needs. */
import type { PageContextServer } from "vike/types";
import { changesByClock } from "#domain/books.ts";
import type { CardEntry } from "#domain/manifest-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { readCards, readContent } from "./content.server.ts";
import { policyOf } from "./shell/policy.server.ts";

declare global {
  namespace Vike {
    interface PageContext {
      /** The path below the site's base, with both slashes: `/design/12/`. */
      path: string;
      site: Studio;
      /** Whether there is a design at all, even a sold-out one. Without any, nothing leads to Designs. */
      hasDesigns: boolean;
      /** Whether pages need the script that shows and hides what the clock decides. */
      changesByClock: boolean;
      /** The Content-Security-Policy. Absent under the dev server. */
      policy?: string;
      /** The image of link previews. Absent under the dev server. */
      card?: CardEntry;
    }
  }
}

export function onCreatePageContext(pageContext: PageContextServer): void {
  const content = readContent();
  const { studio } = content;
  pageContext.path = pageContext.urlPathname.replace(/\/?$/, "/");
  pageContext.site = studio;
  pageContext.hasDesigns = content.catalogue.length > 0;
  pageContext.changesByClock = changesByClock(content);
  if (import.meta.env.PROD) {
    pageContext.policy = policyOf(pageContext.pageId, pageContext.globalContext.pages, studio);
    const cards = readCards();
    pageContext.card = cards[pageContext.path] ?? cards["/"];
  }
}
