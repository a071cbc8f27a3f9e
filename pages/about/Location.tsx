/** The studio's location, with a map and a plain link to it. */
import { Fragment } from "react";
import { STUDIO } from "#domain/routes.ts";
import { FactList } from "#renderer/components/FactList.tsx";
import { PhoneLink } from "#renderer/components/Links.tsx";
import { TwoColumns } from "#renderer/components/TwoColumns.tsx";
import type { Data } from "./+data.ts";

type LocationProps = Data["location"] & Pick<Data, "email" | "phone">;

export function Location({ street, lines, parking, hours, map, email, phone }: LocationProps) {
  return (
    <section className="px-gutter pt-section" aria-labelledby={STUDIO}>
      <TwoColumns align="end">
        <div className="grid grid-cols-1 gap-4">
          <h2 id={STUDIO}>The studio</h2>
          {lines.length > 0 && (
            <address className="font-display text-lead">
              {lines.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </address>
          )}
          {!street && <p>You will get the address when you book.</p>}
          <FactList
            rows={[
              ...(parking ? [{ label: "Parking", value: parking }] : []),
              ...(hours ? [{ label: "Hours", value: hours }] : []),
              { label: "E-mail", value: <a href={`mailto:${email}`}>{email}</a> },
              ...(phone ? [{ label: "Phone", value: <PhoneLink phone={phone} /> }] : []),
            ]}
          />
          {map && (
            <p>
              <a href={map.linkUrl}>Open the map</a>
            </p>
          )}
        </div>
        {map && (
          <iframe
            className="aspect-4/3 w-full bg-wall-deep print:hidden"
            title={["Map of the studio", street || lines.join(", ")].filter(Boolean).join(", ")}
            src={map.embedUrl}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        )}
      </TwoColumns>
    </section>
  );
}
