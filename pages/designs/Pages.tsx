/** Links to the pages of a large catalogue. catalogue.ts removes them once it shows every design. */
import { toAddress } from "#domain/address.ts";
import { toCataloguePath } from "#domain/routes.ts";

type PagesProps = {
  /** The current one, counted from 1. */
  page: number;
  /** How many there are. */
  pages: number;
};

export function Pages({ page, pages }: PagesProps) {
  return (
    <nav id="pages" className="row pages" aria-label="Pages of designs">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={toAddress(toCataloguePath(number))}
          aria-current={number === page ? "page" : undefined}
        >
          {number}
        </a>
      ))}
    </nav>
  );
}
