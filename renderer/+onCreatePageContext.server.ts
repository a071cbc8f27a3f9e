/** Adds what the shell of every page needs. */
import type { PageContextServer } from "vike/types";
import { changesByClock } from "#domain/books.ts";
import type { CardEntry } from "#domain/manifest-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { readCards, readContent } from "./content.server.ts";
import { loadInline, NOT_FOUND } from "./shell/route-files.server.ts";

declare global {
  namespace Vike {
    interface PageContext {
      /** The path below the site's base, with both slashes: `/design/12/`. */
      path: string;
      site: Studio;
      /** Whether there is a design at all, even a sold-out one. Without any, nothing leads to Designs. */
      hasDesigns: boolean;
      /** The page's stylesheet, and the scripts that run before its first paint. */
      css: string;
      early: readonly string[];
      /** The Content-Security-Policy, which +onPrerenderStart sets. Absent under the dev server. */
      policy?: string;
      /** The address of the display face, which +Head preloads. Absent under the dev server. */
      displayFont?: string;
      /** The image of link previews. Absent under the dev server. */
      card?: CardEntry;
    }
  }
}

export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  const content = readContent();
  const { studio } = content;
  const pageId = pageContext.pageId ?? NOT_FOUND;
  const { css, early, clock } = await loadInline(pageId);
  pageContext.path = pageContext.urlPathname.replace(/\/?$/, "/");
  pageContext.site = studio;
  pageContext.hasDesigns = content.catalogue.length > 0;
  pageContext.css = css;
  pageContext.early = changesByClock(pageContext.path, content) ? [...early, clock] : early;
  if (import.meta.env.PROD) {
    pageContext.displayFont = (await import("studio-brand/display-font.ts")).default;
    const cards = readCards();
    pageContext.card = cards[pageContext.path] ?? cards["/"];
  }
}
