/** The catalogue's bar: sort, filter, saved designs, and the booking link. Each choice takes effect at once. */
import { clsx } from "clsx";
import { type RefObject, useRef } from "react";
import { toAddress } from "#domain/address.ts";
import type { DesignIds } from "#domain/design.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { SlowRule } from "#renderer/components/Icon.tsx";
import { FilterChips, FilterPanel } from "./FilterPanel.tsx";
import type { toChoices } from "./filter.ts";
import { BAR_BUTTON, Panel, PanelChoice } from "./Panel.tsx";
import { SavedToggle } from "./Saved.tsx";
import { ORDERS, type Order } from "./sort.ts";
import { DEFAULT_VIEW, NOTHING_CHOSEN, type View } from "./view.ts";

const ORDER_NAMES: Record<Order, string> = { asc: "Price: low to high", desc: "Price: high to low" };

type BarProps = {
  view: View;
  saved: DesignIds;
  choices: ReturnType<typeof toChoices>;
  filterButton: RefObject<HTMLButtonElement | null>;
  onChange: (change: Partial<View>) => void;
};

export function Bar({ view, saved, choices, filterButton, onChange }: BarProps) {
  const filter = {
    button: filterButton,
    view: view.only ? DEFAULT_VIEW : view,
    choices,
    // Filtering closes the list of saved designs, and begins with nothing chosen, as the panel shows.
    onChange: (change: Partial<View>) => onChange(view.only ? { ...NOTHING_CHOSEN, ...change } : change),
  };
  return (
    <div
      id="catalogue-bar"
      // As on the document, before React (early.ts): the saved designs' button takes room.
      data-saved={saved.length > 0 ? "" : undefined}
      className={clsx(
        "@container flex flex-wrap items-center gap-2 px-gutter",
        // The shadow separates the slow rule from the tiles.
        "max-md:bottom-bar max-md:[box-shadow:0_-8px_var(--wall)]",
        "md:sticky md:top-19 md:z-12 md:bg-wall md:pt-3.5 md:pb-2",
        "in-data-saved:max-xs:gap-1 data-saved:max-xs:gap-1",
      )}
    >
      <SlowRule className="absolute inset-x-gutter -top-0.5 md:hidden" />
      <SortPanel order={view.order} onChange={(order) => onChange({ order })} />
      <FilterPanel {...filter} />
      <SavedToggle saved={saved} only={view.only} onChange={(only) => onChange({ only })} />
      <FilterChips {...filter} />
      <ButtonLink
        size="bar"
        className={clsx(BAR_BUTTON, "ml-auto books-closed:hidden")}
        href={toAddress("/booking/")}
      >
        Book Now
      </ButtonLink>
    </div>
  );
}

function SortPanel({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Panel id="sort-panel" button={button} label="Sort" icon="sort" title="Sort By">
      {ORDERS.map((value) => (
        <PanelChoice key={value} type="radio" isChosen={order === value} onChange={() => onChange(value)}>
          {ORDER_NAMES[value]}
        </PanelChoice>
      ))}
    </Panel>
  );
}
