/** The way from the home page to a page: https://schema.org/BreadcrumbList */
import type { BreadcrumbList } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { Site } from "#domain/site.ts";

/** `path` below the site's base, with both slashes. */
type Crumb = { name: string; path: string };

/** `crumbs` from the outermost to the page itself; the home page goes ahead of them. */
export function toBreadcrumbs({ name, origin }: Pick<Site, "name" | "origin">, ...crumbs: Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name, path: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: crumb.name,
      item: { "@id": toAbsoluteAddress(crumb.path, origin) },
    })),
  } satisfies BreadcrumbList;
}
