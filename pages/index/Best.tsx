/** The end of Home: a few designs on large stamps, the way to all of them, and to one of the visitor's own. */
import { toAddress } from "#domain/address.ts";
import { OWN_IDEA_PATH, PRICIEST_FIRST } from "#domain/routes.ts";
import type { Tile } from "#domain/tile.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Sheet, Tiles } from "#renderer/pictures/Sheet.tsx";

export function Best({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <section className="px-gutter pt-section" aria-labelledby="best">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-title">
        <h2 id="best">From the designs</h2>
        <p className="text-soft">Try each on your own skin before you book.</p>
      </div>
      <Sheet className="[--columns:2] split:[--columns:4]">
        <Tiles tiles={tiles} />
      </Sheet>
      <p className="flex flex-wrap items-baseline gap-x-8 gap-y-4 pt-8">
        <ButtonLink variant="quiet" href={toAddress(PRICIEST_FIRST)}>
          See the designs
        </ButtonLink>
        <a className="font-display text-lead" href={toAddress(OWN_IDEA_PATH)}>
          Something of your own?
        </a>
      </p>
    </section>
  );
}
