/** The catalogue: bar, count, tiles and empty result, all from one view. */
import { clsx } from "clsx";
import { memo, useMemo, useRef, useState } from "react";
import type { SharedDesign } from "#domain/shared-designs.ts";
import { HAND, toTileInches } from "#domain/tile.ts";
import type { IslandOf } from "#renderer/island/Island.tsx";
import { DesignTile, Grid } from "#renderer/pictures/DesignTile.tsx";
import { Bar } from "./Bar.tsx";
import { type FacetChoice, toChoices } from "./filter.ts";
import { NoDesigns, TITLE_SPACE } from "./NoDesigns.tsx";
import { ListTitle, SharedList } from "./Saved.tsx";
import { type ListedDesign, useListing, useMissingDesign, useView } from "./use-catalogue.ts";
import { NOTHING_CHOSEN, type View } from "./view.ts";

const ALL_GONE = "All of these are taken. The next ones are still being drawn.";

type CatalogueProps = { designs: readonly SharedDesign[]; priceSteps: readonly FacetChoice[] };

export default {
  name: "catalogue",
  Component: Catalogue,
  loads: { designs: async () => (await import("studio-data/designs.json")).default },
} satisfies IslandOf<CatalogueProps>;

function Catalogue({ designs: all, priceSteps }: CatalogueProps) {
  const { view, listed, changeView } = useView();
  const { designs, ids, saved, only } = useListing(all, listed);
  const choices = useMemo(() => toChoices(all, priceSteps), [all, priceSteps]);
  const isMissing = useMissingDesign();
  const [isToScale, setToScale] = useState(false);
  const tileInches = isToScale ? toTileInches(all) : undefined;
  const hasList = only && only.length > 0;
  const list = useRef<HTMLUListElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const choose = (change: Partial<View>) => {
    if (list.current) scrollToStart(list.current);
    changeView(change);
  };
  const clear = () => {
    choose(NOTHING_CHOSEN);
    filterButton.current?.focus();
  };
  return (
    <>
      <div
        className={clsx(
          "flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-gutter",
          TITLE_SPACE,
        )}
      >
        <h1 className="max-md:w-full">
          {hasList ? <ListTitle key={`title ${only.join()}`} ids={only} saved={saved} /> : "Designs"}
        </h1>
        {all.some(({ inches }) => inches) && <TrueProportion isOn={isToScale} onChange={setToScale} />}
        <p id="design-count" className="text-soft" role="status">
          {ids.length === 1 ? "1 design" : `${ids.length} designs`}
        </p>
      </div>
      <Bar view={view} saved={saved} choices={choices} filterButton={filterButton} onChange={choose} />
      <div className="px-gutter">
        {designs.every(({ soldOut }) => soldOut) && <p className="pb-4 font-display text-lead">{ALL_GONE}</p>}
        {isMissing && <p className="pb-4">That design is no longer available.</p>}
        {hasList && <SharedList key={only.join()} ids={only} saved={saved} />}
        <Grid
          ref={list}
          id="designs"
          data-gallery="Designs"
          // Without scroll anchoring, sorting does not scroll along with a tile. The margins clear the sticky bars, and the
          // padding leaves room below them for a tile that rises.
          className="scroll-mt-22 [overflow-anchor:none] md:scroll-mt-38.5 md:pt-1.5 md:[&>li>a]:scroll-mt-21 [&_.thumb]:transition-[width]"
        >
          {tileInches && <Hand share={HAND.width / tileInches} />}
          {designs.map((design) => (
            <Item
              key={design.id}
              design={design}
              isShown={ids.includes(design.id)}
              share={tileInches && design.inches && design.inches / tileInches}
            />
          ))}
        </Grid>
        {ids.length === 0 && <NoDesigns isList={only !== undefined} onClear={clear} />}
      </div>
    </>
  );
}

type TrueProportionProps = { isOn: boolean; onChange: (isOn: boolean) => void };

function TrueProportion({ isOn, onChange }: TrueProportionProps) {
  return (
    <label className="inline-flex noscript:hidden min-h-8 cursor-pointer items-center gap-2.5 text-small md:ml-auto print:hidden">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={() => onChange(!isOn)}
        className={clsx(
          "flex h-5 w-8.5 appearance-none items-center rounded-full border-fine border-line px-0.75 transition-colors",
          "after:dot after:transition-[translate] checked:border-accent checked:after:bg-accent checked:after:[translate:0.75rem]",
        )}
      />
      True proportion
    </label>
  );
}

/** A hand of average size, for scale. */
function Hand({ share }: { share: number }) {
  return (
    <li>
      <div className="stamp grid flex-1 place-items-center content-center gap-3 text-small text-soft">
        <span className="sample-hand aspect-200/306" style={{ width: `${Math.round(share * 100)}%` }} />A
        hand, for scale
      </div>
    </li>
  );
}

type ItemProps = { design: ListedDesign; isShown: boolean; share?: number };

/** A tile. It stays in the page while hidden, so that its picture need not load again. */
const Item = memo(function Item({ design, isShown, share }: ItemProps) {
  return (
    <li hidden={!isShown}>
      <DesignTile tile={design} priority={design.priority} share={share} />
    </li>
  );
});

/** Scrolls a new view to its first tile. */
function scrollToStart(list: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(list);
  if (list.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop))
    list.scrollIntoView({ behavior: "instant" });
}
