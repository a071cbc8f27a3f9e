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
      title={`Info and policies | ${site.name}`}
      description={`Deposits, prices, age, guests, placement, rescheduling and touch-ups: what to know before you book at ${site.name}.`}
      things={[business, toBreadcrumbs(site, { name: "Info and policies", path })]}
    />
  );
}
