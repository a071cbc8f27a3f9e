/** About: the artist, the method, the studio. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { PORTRAIT_SIZES } from "#domain/sizes.ts";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { Picture } from "#renderer/components/Picture.tsx";
import type { Data } from "./+data.ts";
import "./about.css";
import { HandPoked } from "./HandPoked.tsx";
import { Location } from "./Location.tsx";
import { NoPhotos, Photos } from "./Photos.tsx";
import "./studio.css";

export function Page() {
  const { heading, lead, biography, portrait, handPoked, location, email, photos, figures } = useData<Data>();
  return (
    <>
      <section className="wrap column two-columns artist items-end">
        {portrait && (
          <Picture image={portrait.image} alt={portrait.alt} sizes={PORTRAIT_SIZES} priority="high" />
        )}
        <div className="column about-words">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {biography && <Markdown figures={figures}>{biography}</Markdown>}
          <p>
            <a href={toAddress("/designs/")}>See the designs</a>
          </p>
        </div>
      </section>
      <HandPoked {...handPoked} />
      <Location {...location} email={email} />
      {photos.length > 0 ? <Photos photos={photos} /> : <NoPhotos email={email} />}
    </>
  );
}
