/** The catalogue: every design as a tile, and the bar that sorts and filters them. */
import { useData } from "vike-react/useData";
import { toAddress } from "#renderer/address.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import { Mark } from "#renderer/components/Mark.tsx";
import { Island } from "#renderer/island.tsx";
import { toThumbsStyle } from "#renderer/thumbs.ts";
import type { Data } from "./+data.ts";
import { toCount } from "./grid.ts";
import { ViewControls } from "./ViewControls.tsx";
import "./catalogue.css";

/** Pictures of the first view: two ahead of the rest, then as many as a large screen shows. */
const AHEAD = 2;
const FIRST_VIEW = 10;

export function Page() {
  const { designs, thumbs } = useData<Data>();
  return (
    <>
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-[clamp(1.5rem,3.4vw,3rem)] pb-[clamp(1rem,1.6vw,1.5rem)]">
        <h1>Designs</h1>
        <p id="design-count" className="text-soft" role="status">
          {toCount(designs.length)}
        </p>
      </div>
      <div className="wrap catalogue-bar relative z-12 flex items-center gap-2 bg-wall max-md:bottom-bar md:sticky md:top-[calc(4.5rem+4px)] md:py-3.5">
        <span className="slow-rule absolute inset-x-gutter -top-0.5 md:hidden" />
        <Island name="view-controls" component={ViewControls} props={{}} />
        <a className="btn ml-auto min-h-11.5 whitespace-nowrap max-md:px-4.5" href={toAddress("/booking/")}>
          Book Now
        </a>
      </div>
      <div className="wrap">
        <ul id="designs" className="sheet thumbs" data-gallery="Designs" style={toThumbsStyle(thumbs)}>
          {designs.map(({ tile, amount, isColor, status }, index) => (
            <li key={tile.id} data-amount={amount} data-ink={toInk(isColor)} data-status={status}>
              <DesignTile tile={tile} priority={toPriority(index)} />
            </li>
          ))}
        </ul>
        <Nothing />
      </div>
    </>
  );
}

/** Stands in the place of the tiles when the filter leaves none. */
function Nothing() {
  return (
    <div
      id="no-designs"
      hidden
      className="stamp grid min-h-104 place-content-center justify-items-center gap-5 px-6 py-12 text-center"
    >
      <Mark className="size-22" />
      <p className="lead">No designs match these filters.</p>
      <button type="button" className="btn btn-quiet">
        Clear filters
      </button>
    </div>
  );
}

function toInk(isColor: boolean | undefined) {
  if (isColor === undefined) return undefined;
  return isColor ? "color" : "black";
}

function toPriority(index: number) {
  if (index < AHEAD) return "high";
  return index < FIRST_VIEW ? "eager" : undefined;
}
