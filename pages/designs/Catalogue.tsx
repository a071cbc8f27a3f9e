/** The island of the catalogue: its bar, count, tiles and empty result, all from one view. */
import { clsx } from "clsx";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { canTryOn } from "#renderer/browser/can-try-on.ts";
import { keepOrder } from "#renderer/browser/storage.ts";
import { untilPainted, whenActivated } from "#renderer/browser/wait.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import { useSaved } from "#renderer/saved/use-saved.ts";
import type { ListedDesign } from "./+data.ts";
import { Bar } from "./Bar.tsx";
import { ALL, filterDesigns } from "./filter.ts";
import { NoDesigns, TITLE_SPACE } from "./NoDesigns.tsx";
import { SharedList } from "./SharedList.tsx";
import { sortDesigns } from "./sort.ts";
import { useMisled, useView } from "./use-view.ts";
import type { View } from "./view.ts";

const ALL_GONE = "Each of these has found its person. The next ones are still being drawn.";

/** `designs` are in the default order. */
export function Catalogue({ designs }: { designs: readonly ListedDesign[] }) {
  const { view, listed, changeView } = useView();
  const saved = useSaved();
  const isMisled = useMisled();
  const list = useRef<HTMLUListElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const ordered = sortDesigns(designs, listed.order);
  const shown = selectDesigns(ordered, listed);
  const ids = new Set(shown.map(({ id }) => id));
  const isList = listed.only !== undefined;
  const offersTry = useMemo(() => isList && canTryOn(), [isList]);
  const order = [...ids].join();
  useEffect(() => whenActivated(() => void untilPainted().then(() => keepOrder(order))), [order]);
  const { isSettled, settle } = useSettled();
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a choice moves is prepared */}
      <div className="contents" onPointerDown={settle} onFocus={settle}>
        <Bar view={view} saved={saved} filterButton={filterButton} onChange={choose} />
      </div>
      <div className="px-gutter">
        {designs.every(({ soldOut }) => soldOut) && <p className="pb-4 font-display text-lead">{ALL_GONE}</p>}
        {isMisled && <p className="pb-4">That design is not here anymore. These are.</p>}
        {listed.only && (
          <SharedList key={listed.only.join()} ids={listed.only} saved={saved} count={shown.length} />
        )}
        <ul
          ref={list}
          id="designs"
          data-gallery="Designs"
          data-settled={isSettled ? "" : undefined}
          // Sorting must not scroll the page along with a tile; the margins clear the sticky bars.
          className="sheet scroll-mt-22 [overflow-anchor:none] md:scroll-mt-40 md:[&>li>a]:scroll-mt-21"
        >
          {ordered.map((design) => (
            <Item
              key={design.id}
              design={design}
              isShown={ids.has(design.id)}
              canTry={offersTry && design.canTry}
            />
          ))}
        </ul>
        {shown.length === 0 && <NoDesigns onClear={clear} />}
      </div>
    </>
  );
}

type ItemProps = {
  design: ListedDesign;
  isShown: boolean;
  canTry?: boolean;
};

/** A tile that is not shown keeps its picture. */
const Item = memo(function Item({ design, isShown, canTry }: ItemProps) {
  return (
    <li hidden={!isShown}>
      <DesignTile tile={design} priority={design.priority} canTry={canTry} />
    </li>
  );
});

/** The designs of a view, in the given order. */
function selectDesigns(designs: readonly ListedDesign[], { filter, only }: View): ListedDesign[] {
  return only ? designs.filter(({ id }) => only.includes(id)) : filterDesigns(designs, filter);
}

/** A new view starts at its first tile, however far the old one was scrolled. */
function scrollToStart(list: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(list);
  if (list.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop))
    list.scrollIntoView({ behavior: "instant" });
}

/** Whether the tiles keep the sizes that they have now: from the first touch of the bar until the width changes. */
function useSettled() {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const unsettle = () => setWidth((last) => (last === innerWidth ? last : undefined));
    addEventListener("resize", unsettle);
    return () => removeEventListener("resize", unsettle);
  }, []);
  return { isSettled: width !== undefined, settle: () => setWidth(innerWidth) };
}
