import type { PageContextServer } from "vike/types";
import { toBreadcrumbs } from "#renderer/structured-data/breadcrumbs.ts";

export function structuredData({ site }: PageContextServer) {
  return [toBreadcrumbs(site, { name: "Designs", path: "/designs/" })];
}
