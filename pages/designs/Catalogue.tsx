/** The catalogue's island: bar, count, tiles and empty result, all from one view. */
import { clsx } from "clsx";
import { memo, useEffect, useMemo, useRef } from "react";
import { isWithin } from "#domain/books.ts";
import { type DesignIds, readIds } from "#domain/design.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";
import { useNow } from "#renderer/clock/use-now.ts";
import { whenActivated } from "#renderer/islands/wait.ts";
import { DesignTile } from "#renderer/pictures/DesignTile.tsx";
import { Sheet } from "#renderer/pictures/Sheet.tsx";
import { useSaved } from "#renderer/saved/use-saved.ts";
import { canTryOn } from "#renderer/shell/can-try-on.ts";
import { keepShown } from "#renderer/shell/storage.ts";
import { Bar } from "./Bar.tsx";
import { ALL, filterDesigns } from "./filter.ts";
import { type ListedDesign, listDesigns } from "./listed.ts";
import { NoDesigns, TITLE_SPACE } from "./NoDesigns.tsx";
import { SharedList } from "./SharedList.tsx";
import { sortDesigns } from "./sort.ts";
import { useMissingDesign, useView } from "./use-view.ts";
import type { View } from "./view.ts";

const ALL_GONE = "All of these are taken. The next ones are still being drawn.";

export function Catalogue({ designs: all }: { designs: readonly SharedDesign[] }) {
  const now = useNow();
  const designs = useMemo(() => listDesigns(all.map((design) => freeAt(design, now))), [all, now]);
  const { view, listed, changeView } = useView();
  const isMissing = useMissingDesign();
  // A list may include designs that are no longer in the catalogue.
  const isKnown = (id: number) => designs.some((design) => design.id === id);
  const saved = useSaved().filter(isKnown);
  const only = listed.only?.filter(isKnown);
  const isList = only !== undefined;
  const offersTry = useMemo(() => isList && canTryOn(), [isList]);
  const ordered = sortDesigns(designs, listed.order);
  const shown = only ? ordered.filter(({ id }) => only.includes(id)) : filterDesigns(ordered, listed.filter);
  const ids = shown.map(({ id }) => id);
  useShownOrder(ids);
  const list = useRef<HTMLUListElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const choose = (change: Partial<View>) => {
    if (list.current) scrollToStart(list.current);
    changeView(change);
  };
  const clear = () => {
    choose({ filter: ALL, only: undefined });
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
        <h1>Designs</h1>
        <p id="design-count" className="text-soft" role="status">
          {shown.length === 1 ? "1 design" : `${shown.length} designs`}
        </p>
      </div>
      <Bar view={view} saved={saved} filterButton={filterButton} onChange={choose} />
      <div className="px-gutter">
        {designs.every(({ soldOut }) => soldOut) && <p className="pb-4 font-display text-lead">{ALL_GONE}</p>}
        {isMissing && <p className="pb-4">That design is no longer available.</p>}
        {only && only.length > 0 && <SharedList key={only.join()} ids={only} saved={saved} />}
        <Sheet
          ref={list}
          id="designs"
          data-gallery="Designs"
          // Turning off the anchor keeps sorting from scrolling after a tile. The margins clear the sticky bars.
          className="scroll-mt-22 [overflow-anchor:none] md:scroll-mt-40 md:[&>li>a]:scroll-mt-21"
        >
          {ordered.map((design) => (
            <Item
              key={design.id}
              design={design}
              isShown={ids.includes(design.id)}
              canTry={offersTry && design.tryOn !== undefined}
            />
          ))}
        </Sheet>
        {shown.length === 0 && <NoDesigns isList={isList} onClear={clear} />}
      </div>
    </>
  );
}

/** A reservation ends by the clock. */
const freeAt = (design: SharedDesign, now: number): SharedDesign =>
  isWithin({ until: design.reserved?.ends }, now) ? design : { ...design, reserved: undefined };

type ItemProps = {
  design: ListedDesign;
  isShown: boolean;
  canTry?: boolean;
};

/** Keeps the picture of a hidden tile. */
const Item = memo(function Item({ design, isShown, canTry }: ItemProps) {
  return (
    <li hidden={!isShown}>
      <DesignTile tile={design} priority={design.priority} canTry={canTry} />
    </li>
  );
});

/** Stores the order for the design pages, once a visitor sees this one. */
function useShownOrder(ids: DesignIds): void {
  const text = ids.join();
  useEffect(() => whenActivated(() => keepShown(readIds(text))), [text]);
}

/** Scrolls a new view to its first tile. */
function scrollToStart(list: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(list);
  if (list.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop))
    list.scrollIntoView({ behavior: "instant" });
}
