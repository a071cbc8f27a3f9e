/** "Where to find me": the artist's dates that are to come. The clock hides each when it has passed. */
import { type ComponentType, Fragment, type ReactNode } from "react";
import type { ShownDate } from "#domain/books.ts";
import { DATES } from "#domain/routes.ts";
import { endOf, Timed } from "#renderer/state/Timed.tsx";
import { FactList } from "./FactList.tsx";

type DatesProps = {
  dates: readonly ShownDate[];
  className?: string;
  /** Lays out the heading and the list. */
  layout?: ComponentType<{ children: ReactNode }>;
};

export function Dates({ dates, className, layout: Layout = Fragment }: DatesProps) {
  if (dates.length === 0) return null;
  return (
    <Timed until={endOf(dates)}>
      <section className={className} aria-labelledby={DATES}>
        <Layout>
          <h2 id={DATES}>Where to find me</h2>
          <div>
            {dates.map((date) => (
              <Timed key={date.ends + date.title} until={date.ends}>
                <FactList rows={[{ label: date.words, value: <Place {...date} /> }]} />
              </Timed>
            ))}
          </div>
        </Layout>
      </section>
    </Timed>
  );
}

function Place({ title, place, url }: ShownDate) {
  return (
    <>
      {url ? <a href={url}>{title}</a> : title}
      {place && `, ${place}`}
    </>
  );
}
