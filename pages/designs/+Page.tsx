/** The catalogue: a tile for every design, and a bar to sort and filter them. A large one has further, plain pages. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import { Island } from "#renderer/island.tsx";
import { toThumbsStyle } from "#renderer/thumbs-style.ts";
import type { Data } from "./+data.ts";
import { toCount } from "./grid.ts";
import { EmptyCatalogue, NoDesigns } from "./NoDesigns.tsx";
import { Pages } from "./Pages.tsx";
import { SharedList } from "./SharedList.tsx";
import { ViewControls } from "./ViewControls.tsx";
import "./catalogue.css";

/** Pictures in the first view on a phone; the first two load ahead of the rest. */
const AHEAD = 2;
const FIRST_VIEW = 6;

const ALL_GONE = "Each of these has found its person. The next ones are still being drawn.";

export function Page() {
  const { page, pages, total, isAllGone, designs, thumbs } = useData<Data>();
  if (total === 0) return <EmptyCatalogue />;
  return (
    <>
      <div className="wrap ends catalogue-title">
        <h1>Designs</h1>
        {page === 1 ? (
          <p id="design-count" className="text-soft" role="status">
            {toCount(total)}
          </p>
        ) : (
          <p className="text-soft">
            Page {page} of {pages}
          </p>
        )}
      </div>
      <div className="wrap row catalogue-bar max-md:bottom-bar">
        <span className="slow-rule" />
        {page === 1 ? (
          <Island name="view-controls" component={ViewControls} props={{}} />
        ) : (
          <div className="panel-place">
            <a className="btn btn-quiet" href={toAddress("/designs/")}>
              Sort and filter
            </a>
          </div>
        )}
        <a className="btn" href={toAddress("/booking/")}>
          Book Now
        </a>
      </div>
      <div className="wrap">
        {isAllGone && <p className="lead pb-4">{ALL_GONE}</p>}
        {page === 1 && <SharedList />}
        <div id="sheets" className="thumbs" data-gallery="Designs" style={thumbs && toThumbsStyle(thumbs)}>
          <ul id="designs" className="sheet">
            {designs.map(({ tile, amount, isColor, status, canTry }, index) => (
              <li
                key={tile.id}
                data-amount={amount}
                data-ink={toInk(isColor)}
                data-status={status}
                data-try={canTry ? "" : undefined}
              >
                <DesignTile tile={tile} priority={page === 1 ? toPriority(index) : undefined} />
              </li>
            ))}
          </ul>
        </div>
        {pages > 1 && <Pages page={page} pages={pages} />}
        {page === 1 && <NoDesigns />}
      </div>
    </>
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
