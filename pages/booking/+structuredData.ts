import type { PageContextServer } from "vike/types";
import { toBreadcrumbs } from "#renderer/structured-data/breadcrumbs.ts";
import type { Data } from "./+data.ts";
import { toFaqPage } from "./faq-page.tsx";

export function structuredData({ data, site, path }: PageContextServer<Data>) {
  const breadcrumbs = toBreadcrumbs(site, { name: "Booking", path });
  return data.faq.length > 0 ? [toFaqPage(data.faq, site.url), breadcrumbs] : [breadcrumbs];
}
