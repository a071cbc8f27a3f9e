/** About: the artist, the method, the studio. */
import { useData } from "vike-react/useData";
import { toAddress } from "#renderer/address.ts";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { Picture } from "#renderer/components/Picture.tsx";
import { PORTRAIT_SIZES } from "#renderer/slots.ts";
import type { Data } from "./+data.ts";
import { HandPoked } from "./HandPoked.tsx";
import { Location } from "./Location.tsx";
import { Photos } from "./Photos.tsx";

export function Page() {
  const { heading, lead, biography, portrait, handPoked, location, email, photos } = useData<Data>();
  return (
    <>
      <section className="wrap grid items-end gap-x-[clamp(2rem,6vw,6.5rem)] gap-y-8 pt-[clamp(1.25rem,3vw,3rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Picture
          className="aspect-4/5 w-full object-cover"
          image={portrait.image}
          alt={portrait.alt}
          sizes={PORTRAIT_SIZES}
          priority="high"
        />
        <div className="grid max-w-152 gap-4">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <Markdown>{biography}</Markdown>
          <p>
            <a href={toAddress("/designs/")}>See the designs</a>
          </p>
        </div>
      </section>
      <HandPoked {...handPoked} />
      <Location {...location} email={email} />
      <Photos photos={photos} />
    </>
  );
}
