/** The label next to the plate: title, description, facts, booking, notes and footnotes. */
import { toAddress } from "#domain/address.ts";
import { Leaders } from "#renderer/components/Leaders.tsx";
import { SaveButton } from "#renderer/components/SaveButton.tsx";
import type { Data } from "./+data.ts";
import { FOOTNOTES, Footnotes } from "./Footnotes.tsx";
import { Neighbors } from "./others/Neighbors.tsx";
import { ToScale } from "./ToScale.tsx";

type FactsProps = Pick<Data, "design" | "cost" | "plate" | "neighbors">;

export function Facts({ design, cost, plate, neighbors }: FactsProps) {
  const { id, title, isSoldOut, sentences, notes } = design;
  const rows = toRows({ design, cost });
  return (
    <div className="column facts">
      <div>
        <div className="facts-top">
          <p className="ends small text-soft">
            {`No.\u00a0${id}`}
            <SaveButton id={id} />
          </p>
          <Neighbors {...neighbors} />
        </div>
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
      {rows.length > 0 && (
        <div>
          <Leaders rows={rows} />
          {cost && <Payments {...cost} />}
        </div>
      )}
      {cost && <BookBar id={id} price={cost.price ?? ON_REQUEST} />}
      {plate.inches && <ToScale {...plate} />}
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
function BookBar({ id, price }: { id: number; price: string }) {
  return (
    <div className="row book-bar max-lg:bottom-bar">
      <span>{price}</span>
      <a className="btn" href={toAddress(`/booking/?design=${id}`)}>
        Booking
      </a>
    </div>
  );
}

type Cost = NonNullable<Data["cost"]>;

function Payments({ payments, tips }: Pick<Cost, "payments" | "tips">) {
  const words = [payments, tips].filter(Boolean).join(". ");
  return words && <p className="small text-soft">{words}</p>;
}

const ON_REQUEST = "Price on request";

/** A missing value has no row. */
function toRows({ design: { size, hours }, cost }: Pick<Data, "design" | "cost">) {
  return [
    { label: "Recommended Size", value: size },
    { label: "Estimated Hours", value: hours },
    cost?.ask
      ? { label: ON_REQUEST, value: <a href={cost.ask}>Ask by e-mail</a> }
      : { label: "Price", mark: FOOTNOTES.price.mark, value: cost?.price },
    { label: "Deposit", value: cost?.deposit && <Deposit text={cost.deposit} policy={cost.depositPolicy} /> },
  ].filter(({ value }) => value);
}

function Deposit({ text, policy }: { text: string; policy: string }) {
  return <a href={toAddress(policy)}>{text}, part of the price</a>;
}
