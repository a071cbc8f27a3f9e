/** Home: finished work in two galleries, and a few designs. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { BEST_FIRST } from "#domain/routes.ts";
import { BooksLine } from "#renderer/components/BooksLine.tsx";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { toThumbsStyle } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";
import { Best } from "./Best.tsx";
import { Gallery } from "./Gallery.tsx";
import { Invitation } from "./Invitation.tsx";

export function Page() {
  const { tagline, craft, closed, tattoos, doodles, thumbs, designs, best } = useData<Data>();
  const galleries = [
    { label: "Tattoos", works: tattoos, isSmall: false },
    { label: "Doodles", works: doodles, isSmall: true },
  ].filter(({ works }) => works.length > 0);
  const hasDesigns = best.length > 0;
  const sheet = hasDesigns && <Best tiles={best} />;
  if (galleries.length === 0)
    return (
      <>
        <Invitation opening={{ tagline, craft, closed }} hasDesigns={hasDesigns} />
        {sheet}
      </>
    );
  return (
    <>
      <div className="thumbs" style={toThumbsStyle(thumbs)}>
        {galleries.map((gallery, index) => (
          <Gallery key={gallery.label} {...gallery} isFirst={index === 0}>
            {index === 0 && (
              <>
                <h1 className="md:text-[min(var(--text-h1),5vw)]">{tagline}</h1>
                <div className="items-baseline-last flex gap-x-6 max-md:w-full max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-y-2">
                  <p className="text-balance text-small text-soft max-md:flex-1 max-md:basis-36 lg:max-w-40">
                    {craft}
                  </p>
                  {designs > 0 && (
                    <ButtonLink size="compact" className="flex-none" href={toAddress(BEST_FIRST)}>
                      {designs === 1 ? "1 design" : `${designs} designs`}
                    </ButtonLink>
                  )}
                </div>
                <BooksLine closed={closed} className="w-full md:order-last" />
              </>
            )}
          </Gallery>
        ))}
      </div>
      {sheet || <Invitation hasDesigns={false} />}
    </>
  );
}
