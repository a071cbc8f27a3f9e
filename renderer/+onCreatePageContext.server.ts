/** Gives the shell of every page its path and what it shows of the studio. */
import type { PageContextServer } from "vike/types";
import { readContent } from "./content.server.ts";
import { toSite } from "./site.ts";

export function onCreatePageContext(pageContext: PageContextServer): void {
  pageContext.path = pageContext.urlPathname.replace(/\/?$/, "/");
  pageContext.site = toSite(readContent().studio);
}
