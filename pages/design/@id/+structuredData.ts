import type { PageContextServer } from "vike/types";
import { toBreadcrumbs } from "#renderer/structured-data/breadcrumbs.ts";
import { toCreator } from "#renderer/structured-data/business-jsonld.ts";
import type { Data } from "./+data.ts";
import { toArtwork, toProduct } from "./artwork.ts";

export function structuredData({ data, site, path }: PageContextServer<Data>) {
  const breadcrumbs = toBreadcrumbs(
    site,
    { name: "Designs", path: "/designs/" },
    { name: data.design.title, path },
  );
  return [toCreator(site), toArtwork(data, site), toProduct(data, site) ?? [], breadcrumbs].flat();
}
