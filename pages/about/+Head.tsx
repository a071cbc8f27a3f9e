import { useData } from "vike-react/useData";
import { usePageContext } from "vike-react/usePageContext";
import { PageHead } from "#renderer/components/PageHead.tsx";
import { toBreadcrumbs } from "#renderer/structured-data.ts";
import type { Data } from "./+data.ts";

export function Head() {
  const { site, path } = usePageContext();
  const { lead, business } = useData<Data>();
  return (
    <PageHead
      title={`About | ${site.name}`}
      description={lead}
      things={[business, toBreadcrumbs(site, { name: "About", path })]}
    />
  );
}
