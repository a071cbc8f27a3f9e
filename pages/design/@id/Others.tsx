/** Grids of other designs: the ones most like a sold-out design, and all others below every design. */
import { toAddress } from "#domain/address.ts";
import type { DesignIds } from "#domain/design.ts";
import type { Tile } from "#domain/tile.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Grid, Tiles } from "#renderer/pictures/DesignTile.tsx";

/** `likeIt` is a link that asks for a design like this one. */
export function Similar({ tiles, likeIt }: { tiles: readonly Tile[]; likeIt: string }) {
  return (
    <>
      <ButtonLink variant="quiet" className="max-split:mt-2" href={likeIt}>
        Ask for one like it
      </ButtonLink>
      {tiles.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar" className="pb-4 text-h3">
            Similar designs
          </h2>
          <Grid className="[--columns:2] sm:max-split:[--columns:4]">
            <Tiles tiles={tiles} />
          </Grid>
        </section>
      )}
    </>
  );
}

type OthersProps = {
  tiles: readonly Tile[];
  /** The designs beyond the tiles, which the script adds when the visitor scrolls near. */
  more: DesignIds;
};

export function Others({ tiles, more }: OthersProps) {
  return (
    <section id="other-designs" className="px-gutter pt-section" aria-labelledby="others">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-title">
        <h2 id="others">Other designs</h2>
        <a href={toAddress("/designs/")}>All designs</a>
      </div>
      <Grid data-more={more.length > 0 ? more.join() : undefined}>
        <Tiles tiles={tiles} />
      </Grid>
    </section>
  );
}
