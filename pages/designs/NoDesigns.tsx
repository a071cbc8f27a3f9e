/** What replaces the tiles when there are none. */
import { toAddress } from "#domain/address.ts";

/** Shown when the filter leaves no tiles. */
export function NoDesigns() {
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

/** Without designs there is nothing to sort, filter or count. */
export function EmptyCatalogue() {
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
