import type { PageContextServer } from "vike/types";
import { toBreadcrumbs } from "#renderer/breadcrumbs.ts";
import { toCreator } from "#renderer/parlor.ts";
import type { Data } from "./+data.ts";
import { toArtwork, toProduct } from "./artwork.ts";

export function structuredData({ data, site, path }: PageContextServer<Data>) {
  const breadcrumbs = toBreadcrumbs(
    site,
    { name: "Designs", path: "/designs/" },
    { name: data.design.title, path },
  );
  return [toCreator(site), toArtwork(data, site), toProduct(data, site), breadcrumbs];
}
