/** The facts about a design and their footnotes, which small screens show below the plate. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { FactList } from "#renderer/components/FactList.tsx";
import { SlowRule } from "#renderer/components/Icon.tsx";
import { Timed } from "#renderer/state/Timed.tsx";
import type { Data } from "./+data.ts";

/** Price, size and hours on one line below the plate, for small screens. */
export function Summary({ price, facts }: NonNullable<Data["cost"]>) {
  return (
    <p className="split:hidden text-balance pt-3 text-soft">
      <strong className="text-ink">{price}</strong>
      {facts.map((fact) => ` · ${fact}`)}
    </p>
  );
}

export function Description({ sentences }: Pick<Data["design"], "sentences">) {
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-2 font-display text-lead">
      {sentences.map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
    </div>
  );
}

export function DesignFacts({ design, cost }: Pick<Data, "design" | "cost">) {
  const rows = toRows({ design, cost });
  if (rows.length === 0) return null;
  return (
    <div>
      <FactList rows={rows} className="large-values" />
      {cost?.payments && <p className="text-small text-soft">{cost.payments}</p>}
    </div>
  );
}

/** Lists the rows that have a value. */
function toRows({ design: { size, hours }, cost }: Pick<Data, "design" | "cost">) {
  const mark = <NoteMark />;
  return [
    { label: "Recommended Size", value: size },
    { label: "Estimated Hours", value: hours },
    cost?.ask
      ? { label: cost.price, mark, value: <a href={cost.ask}>Ask by e-mail</a> }
      : { label: "Price", mark, value: cost?.price },
    { label: "Deposit", value: cost?.deposit && <Deposit text={cost.deposit} policy={cost.depositPolicy} /> },
  ].filter(({ value }) => value);
}

function Deposit({ text, policy }: { text: string; policy: string }) {
  return <a href={toAddress(policy)}>{text}, part of the price</a>;
}

type BookBarProps = Pick<Data, "design" | "closed" | "askNext">;

/** The bar that stays at the bottom of small screens. The clock chooses among its buttons. */
export function BookBar({ design: { id, reserved }, closed, askNext }: BookBarProps) {
  const href = toAddress(`/booking/?design=${id}`);
  const ends = reserved?.ends;
  return (
    <div className="flex flex-wrap items-center gap-4 max-split:bottom-bar max-split:[box-shadow:0_-8px_var(--wall)]">
      <SlowRule className="absolute inset-x-gutter -top-0.5 split:hidden" />
      {reserved && (
        <Timed until={ends}>
          <ButtonLink className="flex-1" href={askNext}>
            Ask to be next
          </ButtonLink>
        </Timed>
      )}
      {closed && (
        <Timed from={ends} until={closed.opens}>
          <ButtonLink variant="quiet" className="flex-1" href={href} data-closed>
            {closed.words}
          </ButtonLink>
        </Timed>
      )}
      <Timed from={ends}>
        <ButtonLink className="books-closed:hidden flex-1" href={href}>
          Booking
        </ButtonLink>
      </Timed>
    </div>
  );
}

/** A label in bold, and the artist's words. */
export function Note({ label, text }: { label: string; text?: string }) {
  if (!text) return null;
  return (
    <p>
      <strong>{label}</strong>&ensp;<span className="text-soft">{text}</span>
    </p>
  );
}

const MARK =
  "inline-block min-w-6 py-1 font-bold text-ink text-tiny/none [letter-spacing:0.05em] no-underline hover:text-accent";

/** The mark and the note on the price link to each other. */
function NoteMark() {
  return (
    <sup className="relative -top-[0.5em] align-baseline text-[0.75em] leading-0">
      <a className={clsx(MARK, "pl-1")} id="mark-1" href="#note-1" role="doc-noteref" aria-label="Note 1">
        1
      </a>
    </sup>
  );
}

/** `likeIt` leads to the form on Contact, if there is one. */
export function Footnotes({ hours, likeIt }: { hours?: string; likeIt?: string }) {
  return (
    <ul className="grid gap-1 text-small text-soft">
      <li id="note-1">
        <a className={MARK} href="#mark-1" role="doc-backlink" aria-label="1, back to the text">
          1
        </a>
        {`The price is based on the original artwork’s size${hours ? " and the estimated hours" : ""}. `}
        Significant changes to size or design may change the price.
        {likeIt && (
          <>
            {" "}
            <a href={likeIt}>Ask for one like it</a>
          </>
        )}
      </li>
      <li>Skin-tone previews are approximations.</li>
    </ul>
  );
}
