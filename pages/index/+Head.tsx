import { useData } from "vike-react/useData";
import { usePageContext } from "vike-react/usePageContext";
import { PageHead } from "#renderer/components/PageHead.tsx";
import { toImageObject } from "#renderer/structured-data.ts";
import type { Data, ShownWork } from "./+data.ts";

export function Head() {
  const { site } = usePageContext();
  const { tagline, tattoos, doodles, business } = useData<Data>();
  const works = [...tattoos, ...doodles];
  return (
    <PageHead
      title={`${site.name}: ${tagline}`}
      description={site.description}
      things={[business, ...works.flatMap(toPictures).map((picture) => toImageObject(picture, site))]}
    />
  );
}

/** One or two, with captions. */
function toPictures({ photos, name }: ShownWork) {
  return photos.map(({ image, alt, note }) => ({ image, alt: note ? `${name}, ${note}` : alt }));
}
