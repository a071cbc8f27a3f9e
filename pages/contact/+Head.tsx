import { useData } from "vike-react/useData";
import { usePageContext } from "vike-react/usePageContext";
import { PageHead } from "#renderer/components/PageHead.tsx";
import { toBreadcrumbs } from "#renderer/structured-data.ts";
import type { Data } from "./+data.ts";

export function Head() {
  const { site, path } = usePageContext();
  const { business } = useData<Data>();
  return (
    <PageHead
      title={`Contact | ${site.name}`}
      description={`Write to ${site.name} about a hand-poked tattoo, a custom design, or anything else.`}
      things={[business, toBreadcrumbs(site, { name: "Contact", path })]}
    />
  );
}
