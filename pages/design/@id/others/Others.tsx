/** Tiles of the designs that are most like this one; others.ts adds the rest when the visitor comes near. */
import { toAddress } from "#domain/address.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import type { toOthers } from "./others-data.ts";

export function Others({ tiles, more }: ReturnType<typeof toOthers>) {
  return (
    <section id="other-designs" className="px-gutter pt-section" aria-labelledby="others">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-[clamp(1rem,1.6vw,1.5rem)]">
        <h2 id="others">Other designs</h2>
        <a href={toAddress("/designs/")}>All designs</a>
      </div>
      <ul className="sheet" data-more={more.join() || undefined}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <DesignTile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
