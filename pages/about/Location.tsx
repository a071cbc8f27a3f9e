/** Where the studio is. map.ts loads the map over a field of dots; the plain link is always there. */
import { STUDIO } from "#domain/routes.ts";
import { Leaders } from "#renderer/components/Leaders.tsx";
import type { Data } from "./+data.ts";

type LocationProps = Data["location"] & { email: string };

export function Location({ street, town, parking, hours, map, email }: LocationProps) {
  return (
    <section className="wrap column two-columns items-end pt-section" aria-labelledby={STUDIO}>
      <div className="column about-words">
        <h2 id={STUDIO}>The studio</h2>
        <address className="lead">
          {street}
          {street && <br />}
          {town}
        </address>
        {!street && <p>You will get the address when you book.</p>}
        <Leaders
          rows={[
            ...(parking ? [{ label: "Parking", value: parking }] : []),
            ...(hours ? [{ label: "Hours", value: hours }] : []),
            { label: "E-mail", value: <a href={`mailto:${email}`}>{email}</a> },
          ]}
        />
        {map && (
          <p>
            <a href={map.linkUrl}>Open the map</a>
          </p>
        )}
      </div>
      {map && (
        <div className="map halftone">
          <iframe
            className="invisible"
            title={`Map of the studio, ${street ?? town}`}
            data-map={map.embedUrl}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        </div>
      )}
    </section>
  );
}
