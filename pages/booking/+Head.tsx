import { useData } from "vike-react/useData";
import { usePageContext } from "vike-react/usePageContext";
import { PageHead } from "#renderer/components/PageHead.tsx";
import { toBreadcrumbs } from "#renderer/structured-data.ts";
import type { Data } from "./+data.ts";
import { toFaqPage } from "./faq-page.tsx";

export function Head() {
  const { site, path } = usePageContext();
  const { faq } = useData<Data>();
  const breadcrumbs = toBreadcrumbs(site, { name: "Booking", path });
  return (
    <PageHead
      title={`Book an appointment | ${site.name}`}
      description={`Choose a time for your hand-poked tattoo at ${site.name}: the calendar, and what to know before you pick a day.`}
      things={faq.length > 0 ? [toFaqPage(faq, site.url), breadcrumbs] : [breadcrumbs]}
    />
  );
}
