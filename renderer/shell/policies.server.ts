/** The policies of all routes, from what each route's `+inline.ts` declares. */
import type { GlobalContextServer } from "vike/types";
import type { Studio } from "#domain/studio-schema.ts";
import { toPolicy } from "./policy.server.ts";

const NOT_FOUND = "/pages/_error";

type Pages = GlobalContextServer["pages"];

/** By route. `/design/` stands for every design, and `/404/` for the 404 page. */
export function toPolicies(pages: Pages, studio: Studio): Record<string, string> {
  return Object.fromEntries(Object.keys(pages).map((id) => [routeOf(id), policyOf(id, pages, studio)]));
}

/** The policy of one page, which also allows what the 404 page holds. */
export function policyOf(pageId: string | null, pages: Pages, studio: Studio): string {
  const shown = new Set([pageId ?? NOT_FOUND, NOT_FOUND]);
  const inline = [...shown].flatMap((id) => pages[id]?.config.inline ?? []);
  return toPolicy(routeOf(pageId), studio, inline);
}

/** `/pages/design/@id` → `/design/`, `/pages/index` → `/`. */
function routeOf(pageId: string | null): string {
  if (pageId === null || pageId === NOT_FOUND) return "/404/";
  const [, , name = ""] = pageId.split("/");
  return name === "index" ? "/" : `/${name}/`;
}
