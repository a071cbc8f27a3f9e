/** Grids of other designs: the ones most like a sold-out design, and all others below every design. */
import { toAddress } from "#domain/address.ts";
import type { DesignIds } from "#domain/design.ts";
import type { Tile } from "#domain/tile.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Grid, Tiles } from "#renderer/pictures/DesignTile.tsx";

/**
 * `likeIt` is a link that asks for a design like this one; wide screens show it below the facts. The designs are one row
 * there, whose fifth fits only the widest.
 */
export function Similar({ tiles, likeIt }: { tiles: readonly Tile[]; likeIt: string }) {
  return (
    <>
      <ButtonLink
        variant="quiet"
        className="split:col-start-2 split:row-start-3 split:self-start max-split:mt-2"
        href={likeIt}
      >
        Ask for one like it
      </ButtonLink>
      {tiles.length > 0 && (
        <section aria-labelledby="similar" className="split:col-span-full split:row-start-4 split:pt-12">
          <h2 id="similar" className="pb-4 split:text-h2 text-h3">
            Similar designs
          </h2>
          <Grid className="max-wide:*:nth-5:hidden sm:max-wide:[--columns:4]">
            <Tiles tiles={tiles} />
          </Grid>
        </section>
      )}
    </>
  );
}

type OthersProps = {
  /** If there is a row of similar designs, the first of these is its fifth. */
  tiles: readonly Tile[];
  hasSimilar: boolean;
  /** The designs beyond the tiles, which the script adds when the visitor scrolls near. */
  more: DesignIds;
};

export function Others({ tiles, hasSimilar, more }: OthersProps) {
  return (
    <section id="other-designs" className="px-gutter pt-section" aria-labelledby="others">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-title">
        <h2 id="others">Other designs</h2>
        <a href={toAddress("/designs/")}>All designs</a>
      </div>
      <Grid
        className={hasSimilar ? "wide:*:first:hidden" : undefined}
        data-more={more.length > 0 ? more.join() : undefined}
      >
        <Tiles tiles={tiles} />
      </Grid>
    </section>
  );
}
