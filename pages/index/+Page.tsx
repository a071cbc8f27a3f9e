/** Home: finished work in two galleries, and a few designs. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { PRICIEST_FIRST } from "#domain/routes.ts";
import { BooksLine } from "#renderer/components/BooksLine.tsx";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { toThumbsStyle } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";
import { Best } from "./Best.tsx";
import { Gallery } from "./Gallery.tsx";
import { Invitation } from "./Invitation.tsx";
import { Stamp } from "./Stamp.tsx";

export function Page() {
  const data = useData<Data>();
  const { tattoos, doodles, thumbs, best } = data;
  const galleries = [
    { label: "Tattoos", works: tattoos, isSmall: false },
    { label: "Doodles", works: doodles, isSmall: true },
  ].filter(({ works }) => works.length > 0);
  const hasDesigns = best.length > 0;
  if (galleries.length === 0)
    return (
      <>
        <Invitation opening={data} designs={data.designs} hasDesigns={hasDesigns} />
        {hasDesigns && <Best tiles={best} />}
      </>
    );
  return (
    <>
      <div className="thumbs" style={toThumbsStyle(thumbs)}>
        {galleries.map((gallery, index) => (
          <Gallery key={gallery.label} {...gallery} isFirst={index === 0}>
            {index === 0 && <Opening {...data} />}
          </Gallery>
        ))}
      </div>
      {hasDesigns ? <Best tiles={best} /> : <Invitation designs={data.designs} hasDesigns={false} />}
    </>
  );
}

type OpeningProps = Pick<Data, "tagline" | "craft" | "closed" | "designs" | "stamp">;

/** What stands above the first gallery. */
function Opening({ tagline, craft, closed, designs, stamp }: OpeningProps) {
  return (
    <>
      <div className="contents items-end gap-x-6 md:flex">
        <h1 className="self-baseline-last max-md:w-full md:max-w-[8em] md:text-[min(var(--text-h1),5vw)]">
          {tagline}
        </h1>
        {stamp && <Stamp stamp={stamp} />}
      </div>
      <div className="items-baseline-last flex gap-x-6 gap-y-4 max-md:flex-1 max-md:basis-36 max-md:flex-col max-md:items-start max-md:self-center">
        <p className="split:max-w-40 text-balance text-small text-soft">{craft}</p>
        {designs > 0 && (
          <ButtonLink size="compact" className="flex-none" href={toAddress(PRICIEST_FIRST)}>
            {designs === 1 ? "1 design" : `${designs} designs`}
          </ButtonLink>
        )}
      </div>
      <BooksLine closed={closed} className="w-full md:order-last" />
    </>
  );
}
