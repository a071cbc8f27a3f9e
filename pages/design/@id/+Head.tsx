import { useData } from "vike-react/useData";
import { usePageContext } from "vike-react/usePageContext";
import { PageHead } from "#renderer/components/PageHead.tsx";
import { toBreadcrumbs, toCreator } from "#renderer/structured-data.ts";
import type { Data } from "./+data.ts";
import { toArtwork, toDescription, toProduct, toTitle } from "./artwork.ts";

export function Head() {
  const { site, path } = usePageContext();
  const data = useData<Data>();
  const { design } = data;
  const breadcrumbs = toBreadcrumbs(
    site,
    { name: "Designs", path: "/designs/" },
    { name: design.title, path },
  );
  return (
    <>
      {/* The number keeps it unique: two designs may have the same description. */}
      <PageHead
        title={toTitle(design, site)}
        description={`Design No. ${design.id}: ${toDescription(design, site)}`}
        things={[toCreator(site), toArtwork(data, site), toProduct(data, site) ?? [], breadcrumbs].flat()}
      />
      {/* Delays the first frame until the plate is parsed: a drawing that moves here from its tile needs a target. */}
      <link rel="expect" href="#design" blocking="render" />
    </>
  );
}
