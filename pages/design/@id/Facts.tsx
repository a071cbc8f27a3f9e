/** The label beside the plate: title, description, facts, booking, notes and footnotes. */
import { toAddress } from "#domain/address.ts";
import { Leaders } from "#renderer/components/Leaders.tsx";
import type { Data } from "./+data.ts";
import { FOOTNOTES, Footnotes } from "./Footnotes.tsx";
import { ToScale } from "./ToScale.tsx";

type FactsProps = Pick<Data, "design" | "plate">;

export function Facts({ design, plate }: FactsProps) {
  const { id, title, isSoldOut, sentences, notes } = design;
  const rows = toRows(design);
  return (
    <div className="facts">
      <div>
        <p className="small text-soft">No. {id}</p>
        <h1>{title}</h1>
      </div>
      {isSoldOut && <p className="sold-dot">Sold Out</p>}
      {sentences.length > 0 && (
        <div className="lead">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {rows.length > 0 && <Leaders rows={rows} />}
      {!isSoldOut && <BookBar id={id} price={design.price?.text} />}
      {plate.inches && <ToScale image={plate.image} drawing={plate.drawing} inches={plate.inches} />}
      {notes && (
        <p>
          <strong>Notes</strong>&ensp;<span className="text-soft">{notes}</span>
        </p>
      )}
      <Footnotes hasPrice={!isSoldOut} />
    </div>
  );
}

/** On small screens it stays at the bottom, with the price. */
function BookBar({ id, price }: { id: number; price?: string }) {
  return (
    <div className="book-bar max-lg:bottom-bar">
      {price && <span>{price}</span>}
      <a className="btn" href={toAddress(`/booking/?design=${id}`)}>
        Booking
      </a>
    </div>
  );
}

/** A missing value has no row. */
function toRows({ size, hours, price }: Data["design"]) {
  return [
    { label: "Recommended Size", value: size },
    { label: "Estimated Hours", value: hours },
    { label: "Price", mark: FOOTNOTES.price.mark, value: price?.text },
  ].filter(({ value }) => value);
}
