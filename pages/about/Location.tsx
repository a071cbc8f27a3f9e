/** The studio's location. map.ts loads the map over drawn streets; the plain link is always there. */
import { Fragment } from "react";
import { STUDIO } from "#domain/routes.ts";
import { PhoneLink } from "#renderer/components/ContactLinks.tsx";
import { Leaders } from "#renderer/components/Leaders.tsx";
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
          <Leaders
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
          <div className="relative aspect-4/3 overflow-hidden bg-wall-deep print:hidden">
            <Streets />
            <iframe
              className="invisible absolute inset-0 size-full"
              title={["Map of the studio", street || lines.join(", ")].filter(Boolean).join(", ")}
              data-map={map.embedUrl}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          </div>
        )}
      </TwoColumns>
    </section>
  );
}

/** Every third street is a main street. */
const MAIN = { strokeWidth: 3.4, strokeDasharray: "0 6" };
const SIDE = { strokeWidth: 2, strokeDasharray: "0 9" };
const lookOf = (index: number) => (index % 3 === 0 ? MAIN : SIDE);

const ACROSS = Array.from({ length: 9 }, (_, index) => `M-20 ${60 + 68 * index}l920-40`);
const DOWN = Array.from({ length: 11 }, (_, index) => `M${40 + 82 * index}-20l30 660`);

/** Stands in for a map that cannot be loaded: dotted streets of no real place, a river, and the studio's dot. */
function Streets() {
  return (
    <svg
      className="size-full fill-none stroke-line"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {[ACROSS, DOWN].map((streets) => streets.map((d, index) => <path key={d} d={d} {...lookOf(index)} />))}
      <path d="M-20 470C200 420 330 560 520 500S760 380 900 420" strokeWidth="5" strokeDasharray="0 8" />
      <circle cx="404" cy="246" r="17" className="fill-ink stroke-9 stroke-wall-deep" />
    </svg>
  );
}
