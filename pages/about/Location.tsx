/** Where the studio is. The map comes over a dotted plan when it is near (map.ts); the plain link is always there. */
import { Leaders } from "#renderer/components/Leaders.tsx";
import type { Data } from "./+data.ts";
import { StreetPlan } from "./StreetPlan.tsx";

type LocationProps = Data["location"] & { email: string };

export function Location({ street, town, parking, hours, map, email }: LocationProps) {
  return (
    <section
      className="wrap grid items-end gap-x-[clamp(2rem,6vw,6.5rem)] gap-y-12 pt-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      aria-labelledby="studio"
    >
      <div className="grid max-w-152 gap-4">
        <h2 id="studio">The studio</h2>
        <address className="lead not-italic">
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
      <div className="relative aspect-4/3 overflow-hidden bg-wall-deep">
        <StreetPlan />
        <iframe
          className="invisible absolute inset-0 size-full"
          title={`Map of the studio, ${street}`}
          data-map={map.embedUrl}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </div>
    </section>
  );
}
