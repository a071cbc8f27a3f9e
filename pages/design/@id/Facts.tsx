/** The label next to the plate: title, description, facts, booking, notes and footnotes. */
import { toAddress } from "#domain/address.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Leaders } from "#renderer/components/Leaders.tsx";
import { SaveButton } from "#renderer/components/SaveButton.tsx";
import type { Data } from "./+data.ts";
import { Neighbors } from "./others/Neighbors.tsx";
import { ToScale } from "./ToScale.tsx";

type FactsProps = Pick<Data, "design" | "cost" | "plate" | "neighbors">;

/** Marked by dots. */
const FOOTNOTES = {
  skin: { mark: "·", text: "Skin-tone previews are approximations." },
  price: { mark: "··", text: "The price is based on the original artwork’s size and the estimated hours." },
  changes: { mark: "···", text: "Significant changes to size or design may change the price." },
} as const;

/** On small screens its parts join the grid of the page: the hand follows the palette, for the eye and for Tab. */
export function Facts({ design, cost, plate, neighbors }: FactsProps) {
  const { id, title, isSoldOut, sentences, notes } = design;
  return (
    <div className="facts grid grid-cols-1 gap-6 max-lg:contents">
      <div>
        {/* As high as its words: the buttons reach beyond it. */}
        <div className="facts-top flex flex-wrap items-baseline gap-y-6.5">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-8 gap-y-2 text-small text-soft">
            {`No.\u00a0${id}`}
            <SaveButton id={id} />
          </p>
          <Neighbors {...neighbors} />
        </div>
        <h1 className="mt-1">{title}</h1>
      </div>
      {isSoldOut && <p className="sold-dot">Sold Out</p>}
      {sentences.length > 0 && (
        <div className="grid gap-[0.35em] font-display text-lead">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <FactList design={design} cost={cost} />
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
    <div className="book-bar flex flex-wrap items-center gap-4 max-lg:bottom-bar">
      <span className="font-display text-[1.5rem]/none tracking-[-0.02em] lg:hidden">{price}</span>
      <ButtonLink className="flex-1" href={toAddress(`/booking/?design=${id}`)}>
        Booking
      </ButtonLink>
    </div>
  );
}

function FactList({ design, cost }: Pick<Data, "design" | "cost">) {
  const rows = toRows({ design, cost });
  if (rows.length === 0) return null;
  return (
    <div className="[&_[data-mark]]:after:pl-[0.15em] [&_[data-mark]]:after:align-[0.35em] [&_[data-mark]]:after:font-bold [&_[data-mark]]:after:text-[0.8em] [&_[data-mark]]:after:tracking-[0.08em] [&_[data-mark]]:after:content-[attr(data-mark)/''] [&_dd]:font-display [&_dd]:font-normal [&_dd]:text-[1.375rem]/[1.2] [&_dd]:tracking-[-0.015em]">
      <Leaders rows={rows} />
      {cost?.payments && <p className="text-small text-soft">{cost.payments}</p>}
    </div>
  );
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

/** A sold-out design has no price. */
function Footnotes({ hasPrice }: { hasPrice: boolean }) {
  const { skin, price, changes } = FOOTNOTES;
  return (
    <ul className="grid gap-2.5 text-small/[1.45] text-soft">
      {(hasPrice ? [skin, price, changes] : [skin]).map(({ mark, text }) => (
        <li key={mark} className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-balance">
          <b className="font-bold text-ink tracking-[0.1em]" aria-hidden="true">
            {mark}
          </b>
          {text}
        </li>
      ))}
    </ul>
  );
}
