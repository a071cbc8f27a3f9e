/** The catalogue's bar: sort, filter, saved designs, and the booking link. Each choice takes effect at once. */
import { clsx } from "clsx";
import { type ReactNode, type RefObject, useRef } from "react";
import { toAddress } from "#domain/address.ts";
import type { DesignIds } from "#domain/design.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { SlowRule } from "#renderer/components/SlowRule.tsx";
import type { toChoices } from "./choices.ts";
import { FacetChoices } from "./FacetChoices.tsx";
import { countFacets, FACETS } from "./facets.ts";
import { ALL, OPTIONS, type Option, toggleOption } from "./filter.ts";
import { BAR_BUTTON, Panel } from "./Panel.tsx";
import { SavedToggle } from "./SavedToggle.tsx";
import { ORDERS, type Order } from "./sort.ts";
import { DEFAULT_VIEW, NOTHING_CHOSEN, type View } from "./view.ts";

const ORDER_NAMES: Record<Order, string> = { asc: "Price: low to high", desc: "Price: high to low" };

const OPTION_NAMES: Record<Option, string> = {
  available: "Available",
  soldOut: "Sold Out",
  black: "Black Ink",
  color: "Color Ink",
};

type BarProps = {
  view: View;
  saved: DesignIds;
  choices: ReturnType<typeof toChoices>;
  filterButton: RefObject<HTMLButtonElement | null>;
  onChange: (change: Partial<View>) => void;
};

export function Bar({ view, saved, choices, filterButton, onChange }: BarProps) {
  return (
    <div
      id="catalogue-bar"
      className={clsx(
        "@container flex flex-wrap items-center gap-2 px-gutter",
        // The shadow separates the slow rule from the tiles.
        "max-md:bottom-bar max-md:shadow-above",
        "md:sticky md:top-19 md:z-12 md:bg-wall md:py-3.5",
        "with-saved:max-xs:gap-1",
      )}
    >
      <SlowRule className="absolute inset-x-gutter -top-0.5 md:hidden" />
      <SortPanel order={view.order} onChange={(order) => onChange({ order })} />
      <FilterPanel
        button={filterButton}
        view={view.only ? DEFAULT_VIEW : view}
        choices={choices}
        // Filtering closes the list of saved designs, and begins with nothing chosen, as the panel shows.
        onChange={(change) => onChange(view.only ? { ...NOTHING_CHOSEN, ...change } : change)}
      />
      <SavedToggle saved={saved} only={view.only} onChange={(only) => onChange({ only })} />
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

type FilterPanelProps = {
  button: RefObject<HTMLButtonElement | null>;
} & Pick<BarProps, "view" | "choices" | "onChange">;

function FilterPanel({ button, view, choices, onChange }: FilterPanelProps) {
  const { filter } = view;
  const count = filter.length + countFacets(view);
  return (
    <Panel
      id="filter-panel"
      button={button}
      label={count > 0 ? `Filter (${count})` : "Filter"}
      icon="filter"
      title="Filter By"
      onClear={() => onChange(NOTHING_CHOSEN)}
    >
      <div className="md:grid md:grid-flow-col md:grid-rows-3">
        <PanelChoice
          type="checkbox"
          isChosen={filter.length === 0}
          onChange={() => onChange({ filter: ALL })}
        >
          All
        </PanelChoice>
        {OPTIONS.map((option) => (
          <PanelChoice
            key={option}
            type="checkbox"
            isChosen={filter.includes(option)}
            onChange={() => onChange({ filter: toggleOption(filter, option) })}
          >
            {OPTION_NAMES[option]}
          </PanelChoice>
        ))}
      </div>
      {FACETS.map((facet) => (
        <FacetChoices
          key={facet}
          name={facet}
          choices={choices[facet]}
          chosen={view[facet]}
          onChange={(chosen) => onChange({ [facet]: chosen })}
        />
      ))}
    </Panel>
  );
}

type PanelChoiceProps = {
  type: "radio" | "checkbox";
  isChosen: boolean;
  onChange: () => void;
  children: ReactNode;
};

function PanelChoice({ type, isChosen, onChange, children }: PanelChoiceProps) {
  return (
    <label
      className={clsx(
        "flex min-h-12 cursor-pointer items-center gap-3.5 px-5 hover:bg-wall/45",
        "max-md:min-h-13.5",
      )}
    >
      <input
        type={type}
        name={type}
        checked={isChosen}
        onChange={onChange}
        className={clsx(
          "grid size-5.5 flex-none appearance-none place-items-center",
          "border-fine border-line transition-colors checked:border-accent",
          type === "radio" ? "rounded-full" : "rounded-md",
          "after:dot after:scale-0 after:bg-accent after:transition-transform checked:after:scale-100",
          "forced-colors:after:bg-highlight forced-colors:after:forced-color-adjust-none",
        )}
      />
      {children}
    </label>
  );
}
