/** The path from the home page to a page: https://schema.org/BreadcrumbList */
import type { BreadcrumbList } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { Studio } from "#domain/studio-schema.ts";

/** `path` is below the site's base, with both slashes. */
type Crumb = { name: string; path: string };

/** `crumbs` lead from the outermost page to the current one; the home page is added in front. */
export function toBreadcrumbs({ name, url }: Pick<Studio, "name" | "url">, ...crumbs: Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name, path: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: crumb.name,
      item: { "@id": toAbsoluteAddress(crumb.path, url) },
    })),
  } satisfies BreadcrumbList;
}
