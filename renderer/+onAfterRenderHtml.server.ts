/** Sets the type of every page, in the build and under the dev server. */
import type { PageContextServer } from "vike/types";
import { typesetHtml } from "./typeset-html.ts";

export function onAfterRenderHtml(pageContext: PageContextServer): void {
  pageContext.pageHtmlString = typesetHtml(pageContext.pageHtmlString ?? "");
}
