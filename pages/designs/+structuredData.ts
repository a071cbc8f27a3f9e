import type { PageContextServer } from "vike/types";
import { toBreadcrumbs } from "#renderer/structured-data/breadcrumbs.ts";

export const structuredData = ({ site, path }: PageContextServer) => [
  toBreadcrumbs(site, { name: "Designs", path }),
];
