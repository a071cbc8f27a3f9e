/** About: the artist, the method, the studio. */
import { clsx } from "clsx";
import { useData } from "vike-react/useData";
import { usePageContext } from "vike-react/usePageContext";
import { toAddress } from "#domain/address.ts";
import { Dates } from "#renderer/components/Dates.tsx";
import { CareLinks } from "#renderer/components/Links.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { TwoColumns } from "#renderer/components/TwoColumns.tsx";
import { Picture } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";
import { HandPoked } from "./HandPoked.tsx";
import { Location } from "./Location.tsx";
import { NoPhotos, Photos } from "./Photos.tsx";
import { Reviews } from "./Reviews.tsx";

export function Page() {
  const about = useData<Data>();
  const { name, biography, portrait, handPoked, email, photos, illustrations } = about;
  const { hasDesigns } = usePageContext();
  return (
    <>
      <section
        className={clsx(
          "grid grid-cols-1 items-start gap-x-columns gap-y-8 px-gutter pt-head",
          portrait && "sm:grid-cols-[min(43%,38rem)_minmax(0,1fr)]",
        )}
      >
        {portrait && (
          <Picture
            className="aspect-4/5 w-full self-start object-cover print:max-h-94.5 print:w-auto"
            image={portrait.image}
            alt={portrait.alt}
            sizes="(min-width: 95rem) 38rem, (min-width: 40rem) 40vw, calc(100vw - 2rem)"
            priority="high"
          />
        )}
        <div className="grid grid-cols-1 gap-4 sm:self-end">
          <h1>{about.heading}</h1>
          {name && <p className="font-display text-h3">{name}</p>}
          <p className="max-w-152 font-display text-lead" dir="auto">
            {about.lead}
          </p>
          {biography && <Markdown illustrations={illustrations}>{biography}</Markdown>}
          {hasDesigns && (
            <p>
              <a href={toAddress("/designs/")}>See the designs</a>
            </p>
          )}
          <CareLinks titles={about.care} />
        </div>
      </section>
      {handPoked && <HandPoked {...handPoked} />}
      <Dates dates={about.dates} className="px-gutter pt-section" layout={TwoColumns} />
      <Location {...about.location} email={email} phone={about.phone} />
      {photos.length > 0 ? <Photos photos={photos} /> : <NoPhotos email={email} />}
      <Reviews reviews={about.reviews} />
    </>
  );
}
