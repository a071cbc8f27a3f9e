/** Where the studio is. map.ts loads the map over a field of dots; the plain link is always there. */
import { Leaders } from "#renderer/components/Leaders.tsx";
import type { Data } from "./+data.ts";

type LocationProps = Data["location"] & { email: string };

export function Location({ street, town, parking, hours, map, email }: LocationProps) {
  return (
    <section className="wrap about-columns pt-section" aria-labelledby="studio">
      <div className="about-words">
        <h2 id="studio">The studio</h2>
        <address className="lead">
          {street}
          <br />
          {town}
        </address>
        <Leaders
          rows={[
            { label: "Parking", value: <span className="block text-balance">{parking}</span> },
            { label: "Hours", value: hours },
            { label: "E-mail", value: <a href={`mailto:${email}`}>{email}</a> },
          ]}
        />
        <p>
          <a href={map.linkUrl}>Open the map</a>
        </p>
      </div>
      <div className="map halftone">
        <iframe
          className="invisible"
          title={`Map of the studio, ${street}`}
          data-map={map.embedUrl}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </div>
    </section>
  );
}
