import type { PageContextServer } from "vike/types";
import { toBreadcrumbs } from "#renderer/structured-data/breadcrumbs.ts";
import type { Data } from "./+data.ts";

export const structuredData = ({ data, site, path }: PageContextServer<Data>) => [
  data.business,
  toBreadcrumbs(site, { name: "Info and policies", path }),
];
