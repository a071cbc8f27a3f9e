/** Sheets of other designs: those most like a sold-out one, and below each design all others. */
import { toAddress } from "#domain/address.ts";
import type { Tile } from "#domain/tile.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import type { toOthers } from "./others-data.ts";

/** others.ts adds the rest when the visitor comes near. */
export function Others({ tiles, more }: ReturnType<typeof toOthers>["others"]) {
  return (
    <section id="other-designs" className="px-gutter pt-section" aria-labelledby="others">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-[clamp(1rem,1.6vw,1.5rem)]">
        <h2 id="others">Other designs</h2>
        <a href={toAddress("/designs/")}>All designs</a>
      </div>
      <Sheet tiles={tiles} more={more} />
    </section>
  );
}

type SheetProps = { tiles: readonly Tile[]; more?: readonly number[]; columns?: string };

export function Sheet({ tiles, more = [], columns }: SheetProps) {
  return (
    <ul
      className="sheet"
      data-more={more.join() || undefined}
      style={columns ? { "--columns": columns } : undefined}
    >
      {tiles.map((tile) => (
        <li key={tile.id}>
          <DesignTile tile={tile} />
        </li>
      ))}
    </ul>
  );
}
