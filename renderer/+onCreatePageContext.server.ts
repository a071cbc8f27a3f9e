/** Gives the shell of every page its path, what it shows of the studio, and what it asks of the browser. */
import type { PageContextServer } from "vike/types";
import { readCards, readContent } from "./content.server.ts";
import { toShellSettings } from "./shell-settings.ts";
import { toSite } from "./site.ts";

export function onCreatePageContext(pageContext: PageContextServer): void {
  const { studio } = readContent();
  pageContext.path = pageContext.urlPathname.replace(/\/?$/, "/");
  pageContext.site = toSite(studio);
  if (import.meta.env.PROD) {
    const cards = readCards();
    pageContext.card = cards[pageContext.path] ?? cards["/"];
  }
  pageContext.shellSettings = toShellSettings(studio, {
    isDev: import.meta.env.DEV,
    fromLocalhost: process.env.ANALYTICS_LOCALHOST === "1",
  });
}
