/** The designs in a booking, and the saved designs that the visitor can choose from. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import type { SharedTile } from "#domain/shared-designs.ts";
import { Button, buttonClass } from "#renderer/components/Button.tsx";
import { type Choice, pickTiles } from "./chosen.ts";

/** Pixels that a stamp's picture needs on a dense screen. */
const PICTURE_WIDTH = 180;

/** Placeholders shown until the designs arrive. */
const BLANK_STAMPS = clsx(
  "empty:[background:repeating-linear-gradient(var(--paper)_0_7rem,transparent_0_7.75rem)_0_0/5.6rem_no-repeat]",
  "dark:empty:opacity-84",
);

/**
 * The markup is the same on every visit and hidden when nothing is chosen. early.ts shows it before the first
 * paint, with the note and room for each design, so nothing shifts when the designs arrive.
 */
export function ChosenDesigns({ ids = [], saved = [], note, tiles }: Partial<Choice>) {
  return (
    <>
      <section
        className="grid grid-cols-1 gap-2 lg:mt-2"
        aria-label="Your choice"
        hidden={ids.length === 0}
        suppressHydrationWarning
      >
        <ul
          className={clsx(
            "grid min-h-[calc(var(--chosen)*7.75rem-0.75rem)] content-start gap-3",
            BLANK_STAMPS,
          )}
        >
          {ids.map((id) => (
            <ChosenDesign key={id} id={id} tiles={tiles} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-x-5 text-small">
          <p className="has-[b:empty]:hidden">
            You noted: <b suppressHydrationWarning>{note ?? ""}</b>
          </p>
          <a href={toAddress("/designs/")}>Choose another</a>
        </div>
      </section>
      <SavedChoice ids={ids} saved={saved} note={note} tiles={tiles} />
    </>
  );
}

/** A stamp with its facts beside it. Until the designs load, its number takes the place of the title. */
function ChosenDesign({ id, tiles }: { id: number; tiles?: readonly SharedTile[] }) {
  const tile = tiles?.find((one) => one.id === id);
  const number = `No.\u00a0${id}`;
  const { derivatives } = tile?.image ?? { derivatives: [] };
  const picture = derivatives.find(({ width }) => width >= PICTURE_WIDTH) ?? derivatives.at(-1);
  return (
    <li className="flex min-h-28 flex-wrap items-start gap-x-4">
      <span className="stamp grid aspect-4/5 h-28 flex-none place-items-center">
        {/* A percentage would let a tall picture stretch its stamp. */}
        <img src={toAddress(picture?.path ?? "favicon.svg")} alt="" className="h-24 w-4/5 object-contain" />
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h2 className="line-clamp-2 text-h3">
          {tiles && !tile ? (
            "No longer available"
          ) : (
            <a href={toAddress(toDesignPath(id))}>{tile?.title ?? number}</a>
          )}
        </h2>
        {tiles && <p className="text-soft text-tiny">{[number, ...(tile?.facts ?? [])].join(", ")}</p>}
        <p className="text-small/[1.3]">{tile?.cost.join(", ")}</p>
      </div>
    </li>
  );
}

function SavedChoice({ ids, saved, note, tiles }: Choice) {
  const offered = pickTiles([...new Set([...ids, ...saved])], tiles);
  return (
    <form
      className={clsx("accent-accent", offered.length === 0 && "invisible")}
      hidden={saved.length === 0}
      suppressHydrationWarning
    >
      <details>
        <summary className={buttonClass({ variant: "quiet" })}>Choose from your saved designs</summary>
        {offered.map(({ id, title }) => (
          <label key={id} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name="design"
              className="size-5 flex-none"
              value={id}
              defaultChecked={ids.includes(id)}
            />
            <span>
              No. {id}, {title}
            </span>
          </label>
        ))}
        {note && <input type="hidden" name="note" value={note} />}
        <Button type="submit">Use these designs</Button>
      </details>
    </form>
  );
}
