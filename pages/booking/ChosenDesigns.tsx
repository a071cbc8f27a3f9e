/** The designs that a booking is about, and those that the visitor has saved to choose from. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import type { SharedTile } from "#domain/shared-designs.ts";
import { Button, buttonClass } from "#renderer/components/Button.tsx";
import { type Choice, pickTiles } from "./chosen.ts";

/** At least as wide as the picture of a stamp on a dense screen. */
const PICTURE_WIDTH = 270;

/** `isSettled`: nothing more will be loaded. */
type ChosenDesignsProps = { choice?: Choice; isSettled: boolean };

/**
 * Its room is reserved by reserve-room.js, as high as stamps with a line below, and a gap for long titles that reaches
 * into that before the calendar.
 */
export function ChosenDesigns({ choice, isSettled }: ChosenDesignsProps) {
  const { ids = [], saved = [], note, tiles } = choice ?? {};
  const items: Item[] = tiles
    ? pickTiles(ids, tiles).map((tile) => ({ id: tile.id, tile }))
    : ids.map((id) => ({ id }));
  const hasSaved = tiles ? pickTiles(saved, tiles).length > 0 : saved.length > 0;
  const room = { "--chosen": items.length, "--saved": Number(hasSaved) };
  return (
    <div
      className="-mb-[calc(min(var(--chosen,0),1)*2rem)] flow-root min-h-[calc(var(--saved,0)*4.5rem+min(var(--chosen,0),1)*4.9rem+var(--chosen,0)*10.375rem)]"
      style={isSettled ? room : undefined}
    >
      {hasSaved && (
        <SavedChoice tiles={pickTiles([...new Set([...ids, ...saved])], tiles)} chosen={ids} note={note} />
      )}
      {items.length > 0 && (
        <section className="mt-6" aria-label="Your choice">
          <ul className="grid gap-4">
            {items.map(({ id, tile }) => (
              <ChosenDesign key={id} id={id} tile={tile} note={note} />
            ))}
          </ul>
          <a className="mt-3 inline-block" href={toAddress("/designs/")}>
            Choose another
          </a>
        </section>
      )}
    </div>
  );
}

/** Without its tile only the number is known. */
type Item = { id: number; tile?: SharedTile };

/** A stamp, with its facts beside it. */
function ChosenDesign({ id, tile, note }: Item & { note?: string }) {
  const { derivatives } = tile?.image ?? { derivatives: [] };
  const picture = derivatives.find(({ width }) => width >= PICTURE_WIDTH) ?? derivatives.at(-1);
  return (
    <li className="flex flex-wrap items-start gap-5">
      <span className="stamp grid aspect-4/5 w-30 flex-none place-items-center">
        {/* Not a percentage: a tall picture would stretch its stamp. */}
        <img src={toAddress(picture?.path ?? "favicon.svg")} alt="" className="h-30 w-4/5 object-contain" />
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <small className="text-soft text-tiny">{`No.\u00a0${id}`}</small>
        <h2 className="text-h3">
          <a href={toAddress(toDesignPath(id))}>{tile?.title ?? "Design"}</a>
        </h2>
        <p className="mt-1 whitespace-pre-line text-small text-soft">
          {tile?.facts.concat(note ?? []).join("\n")}
        </p>
      </div>
    </li>
  );
}

type SavedChoiceProps = { tiles: readonly SharedTile[]; chosen: readonly number[]; note?: string };

function SavedChoice({ tiles, chosen, note }: SavedChoiceProps) {
  return (
    <form className="mt-6 accent-accent">
      <details>
        <summary className={clsx(buttonClass("quiet"), "cursor-pointer")}>
          Choose from your saved designs
        </summary>
        {tiles.map(({ id, title }) => (
          <label key={id} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name="design"
              className="size-5 flex-none"
              value={id}
              defaultChecked={chosen.includes(id)}
            />
            <span>
              No. {id}, {title}
            </span>
          </label>
        ))}
        {note && <input type="hidden" name="note" value={note} />}
        <Button type="submit">Take these</Button>
      </details>
    </form>
  );
}
