/** The artist's dates: all that are to come, and the next one. The clock hides each when it has passed. */
import { toAddress } from "#domain/address.ts";
import type { ShownDate } from "#domain/books.ts";
import { DATES } from "#domain/routes.ts";
import { Timed } from "#renderer/state/Timed.tsx";
import { FactList } from "./FactList.tsx";
import { TwoColumns } from "./TwoColumns.tsx";

type DatesProps = { dates: readonly ShownDate[]; className?: string };

/** Returns the end of the date that lasts longest. */
const endOf = (dates: readonly ShownDate[]) =>
  dates
    .map(({ ends }) => ends)
    .sort()
    .at(-1);

/** "Where to find me". `isWide` sets the heading beside the list. */
export function Dates({ dates, className, isWide }: DatesProps & { isWide?: boolean }) {
  if (dates.length === 0) return null;
  const contents = (
    <>
      <h2 id={DATES}>Where to find me</h2>
      <div>
        {dates.map((date) => (
          <Timed key={date.ends + date.title} until={date.ends}>
            <FactList rows={[{ label: date.words, value: <Place {...date} /> }]} />
          </Timed>
        ))}
      </div>
    </>
  );
  return (
    <Timed until={endOf(dates)}>
      <section className={className} aria-labelledby={DATES}>
        {isWide ? <TwoColumns>{contents}</TwoColumns> : contents}
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

/** A quiet line with the next date, which the one after it replaces. */
export function NextDate({ dates, className }: DatesProps) {
  return dates.map(({ words, title, place, ends }, index) => (
    <Timed key={ends + title} from={endOf(dates.slice(0, index))} until={ends}>
      <p className={className}>
        <a href={toAddress(`/about/#${DATES}`)}>{title}</a>
        {place && `, ${place}`}: {words}
      </p>
    </Timed>
  ));
}
