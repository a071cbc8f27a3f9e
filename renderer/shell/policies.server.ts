/** The policies of all routes, from what each route's `+inline.ts` declares. */
import type { GlobalContextServer } from "vike/types";
import type { Studio } from "#domain/studio-schema.ts";
import { toPolicy } from "./policy.server.ts";

const NOT_FOUND = "/pages/_error";

/** By route. `/design/` stands for every design, and `/404/` for the 404 page. */
export function toPolicies(
  { pages }: Pick<GlobalContextServer, "pages">,
  studio: Studio,
): Record<string, string> {
  const policies = Object.keys(pages).map((id) => {
    const shown = [...new Set([id, NOT_FOUND])].flatMap((shownId) => pages[shownId]?.config.inline ?? []);
    return [routeOf(id), toPolicy(routeOf(id), studio, shown)];
  });
  return Object.fromEntries(policies);
}

/** `/pages/design/@id` → `/design/`, `/pages/index` → `/`. */
export function routeOf(pageId: string | null): string {
  if (pageId === null || pageId === NOT_FOUND) return "/404/";
  const [, , name = ""] = pageId.split("/");
  return name === "index" ? "/" : `/${name}/`;
}
