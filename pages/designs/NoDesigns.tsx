/** What replaces the tiles when there are none: a blank stamp with the mark. */
import type { ReactNode } from "react";
import { toAddress } from "#domain/address.ts";

/** When the view leaves no tiles. */
export function NoDesigns({ onClear }: { onClear: () => void }) {
  return (
    <BlankStamp words="No designs match these filters.">
      <button type="button" className="btn btn-quiet" onClick={onClear}>
        Clear filters
      </button>
    </BlankStamp>
  );
}

/** Without designs there is nothing to sort, filter or count. */
export function EmptyCatalogue() {
  return (
    <div className="wrap">
      <h1 className="catalogue-title">Designs</h1>
      <BlankStamp words="The next designs are still being drawn. Come back soon, or bring an idea of your own.">
        <a className="btn" href={toAddress("/contact/")}>
          Tell me your idea
        </a>
      </BlankStamp>
    </div>
  );
}

function BlankStamp({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="stamp no-designs">
      <span className="mark" />
      <p className="lead">{words}</p>
      {children}
    </div>
  );
}
