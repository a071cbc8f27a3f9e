/** A blank stamp with the mark, shown when there are no tiles. */
import type { ReactNode } from "react";
import { toAddress } from "#domain/address.ts";
import type { ClosedBooks } from "#domain/books.ts";
import { OWN_IDEA_PATH } from "#domain/routes.ts";
import { Button, ButtonLink } from "#renderer/components/Button.tsx";
import { BooksLine } from "#renderer/state/Timed.tsx";

/** Space above and below the catalogue's title. */
export const TITLE_SPACE = "pt-head pb-title";

type NoDesignsProps = {
  /** Whether the view is a list of saved designs. */
  isList: boolean;
  onClear: () => void;
};

/** Shown when the view leaves no tiles. */
export function NoDesigns({ isList, onClear }: NoDesignsProps) {
  return (
    <BlankStamp
      words={isList ? "The designs on this list are no longer available." : "No designs match these filters."}
    >
      <Button variant="quiet" onClick={onClear}>
        {isList ? "Show all designs" : "Clear filters"}
      </Button>
    </BlankStamp>
  );
}

/** An empty catalogue, with nothing to sort, filter or count. */
export function EmptyCatalogue({ closed }: { closed?: ClosedBooks }) {
  return (
    <div className="px-gutter">
      <h1 className={TITLE_SPACE}>Designs</h1>
      <BooksLine closed={closed} className="pb-4" />
      <BlankStamp words="There are no drawn designs at the moment. Bring an idea of your own.">
        <ButtonLink href={toAddress(OWN_IDEA_PATH)}>Tell me your idea</ButtonLink>
      </BlankStamp>
    </div>
  );
}

function BlankStamp({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="stamp grid min-h-104 place-content-center justify-items-center gap-5 px-6 py-12 text-center">
      <span className="mark w-22" />
      <p className="font-display text-lead">{words}</p>
      {children}
    </div>
  );
}
