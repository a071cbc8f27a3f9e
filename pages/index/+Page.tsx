/** Home: finished work in two galleries. A link to the designs replaces an empty gallery. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { BooksLine } from "#renderer/components/BooksLine.tsx";
import { toThumbsStyle } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";
import { Gallery } from "./Gallery.tsx";
import { Invitation } from "./Invitation.tsx";

export function Page() {
  const { tagline, craft, closed, tattoos, doodles, thumbs, designs, hasDesigns } = useData<Data>();
  const galleries = [
    { label: "Tattoos", works: tattoos, isSmall: false },
    { label: "Doodles", works: doodles, isSmall: true },
  ].filter(({ works }) => works.length > 0);
  if (galleries.length === 0)
    return <Invitation opening={{ tagline, craft, closed }} hasDesigns={hasDesigns} />;
  return (
    <>
      <div className="thumbs" style={toThumbsStyle(thumbs)}>
        {galleries.map((gallery, index) => (
          <Gallery key={gallery.label} {...gallery} isFirst={index === 0}>
            {index === 0 && (
              <>
                <h1 className="md:text-[min(var(--text-h1),5vw)]">{tagline}</h1>
                <p className="flex flex-wrap gap-x-6 text-small text-soft max-md:w-full max-md:justify-between lg:grid">
                  {craft}
                  {designs > 0 && (
                    <a href={toAddress("/designs/")}>{designs === 1 ? "1 design" : `${designs} designs`}</a>
                  )}
                </p>
                <BooksLine closed={closed} className="w-full md:order-last" />
              </>
            )}
          </Gallery>
        ))}
      </div>
      {galleries.length === 1 && <Invitation hasDesigns={hasDesigns} />}
    </>
  );
}
