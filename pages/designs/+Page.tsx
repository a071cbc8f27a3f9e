/** The catalogue: a tile for every design, and a bar to sort and filter them. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { OWN_IDEA_PATH } from "#domain/routes.ts";
import { Island } from "#renderer/island/Island.tsx";
import { toThumbsStyle } from "#renderer/pictures/Picture.tsx";
import { BooksLine } from "#renderer/state/Timed.tsx";
import type { Data } from "./+data.ts";
import catalogue from "./catalogue.island.tsx";
import { EmptyCatalogue } from "./NoDesigns.tsx";

export function Page() {
  const { closed, designs, priceSteps, thumbs } = useData<Data>();
  if (designs.length === 0) return <EmptyCatalogue closed={closed} />;
  return (
    <div className="thumbs" style={toThumbsStyle(thumbs)}>
      <BooksLine closed={closed} className="px-gutter pt-4" />
      <Island of={catalogue} props={{ designs, priceSteps }} />
      <p id="own-idea" className="px-gutter pt-section font-display text-lead">
        <a href={toAddress(OWN_IDEA_PATH)}>Something of your own?</a>
      </p>
    </div>
  );
}
