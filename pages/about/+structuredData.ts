import type { PageContextServer } from "vike/types";
import { toBreadcrumbs } from "#renderer/structured-data/breadcrumbs.ts";
import type { Data } from "./+data.ts";

export function structuredData({ data, site }: PageContextServer<Data>) {
  return [data.parlor, toBreadcrumbs(site, { name: "About", path: "/about/" })];
}
