/** The catalogue: a tile for every design, and a bar to sort and filter them. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { isSoldOut } from "#domain/availability.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import { Island } from "#renderer/island.tsx";
import { toThumbsStyle } from "#renderer/thumbs-style.ts";
import type { Data } from "./+data.ts";
import { toCount } from "./grid.ts";
import { ViewControls } from "./ViewControls.tsx";
import "./catalogue.css";

/** Pictures in the first view on a phone; the first two load ahead of the rest. */
const AHEAD = 2;
const FIRST_VIEW = 6;

const ALL_GONE = "Each of these has found its person. The next ones are still being drawn.";

export function Page() {
  const { designs, thumbs } = useData<Data>();
  if (designs.length === 0) return <EmptyCatalogue />;
  return (
    <>
      <div className="wrap ends catalogue-title">
        <h1>Designs</h1>
        <p id="design-count" className="text-soft" role="status">
          {toCount(designs.length)}
        </p>
      </div>
      <div className="wrap catalogue-bar max-md:bottom-bar">
        <span className="slow-rule" />
        <Island name="view-controls" component={ViewControls} props={{}} />
        <a className="btn" href={toAddress("/booking/")}>
          Book Now
        </a>
      </div>
      <div className="wrap">
        {designs.every(isSoldOut) && <p className="lead all-gone">{ALL_GONE}</p>}
        <ul id="designs" className="sheet thumbs" data-gallery="Designs" style={toThumbsStyle(thumbs)}>
          {designs.map(({ tile, amount, isColor, status }, index) => (
            <li key={tile.id} data-amount={amount} data-ink={toInk(isColor)} data-status={status}>
              <DesignTile tile={tile} priority={toPriority(index)} />
            </li>
          ))}
        </ul>
        <NoDesigns />
      </div>
    </>
  );
}

/** A catalogue without a design: nothing to sort, filter or count. */
function EmptyCatalogue() {
  return (
    <div className="wrap">
      <h1 className="catalogue-title">Designs</h1>
      <div className="stamp no-designs">
        <span className="mark" />
        <p className="lead">
          The next designs are still being drawn. Come back soon, or bring an idea of your own.
        </p>
        <a className="btn" href={toAddress("/contact/")}>
          Tell me your idea
        </a>
      </div>
    </div>
  );
}

/** Shown when the filter leaves no tiles. */
function NoDesigns() {
  return (
    <div id="no-designs" hidden className="stamp no-designs">
      <span className="mark" />
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
  return index < FIRST_VIEW ? "low" : undefined;
}
