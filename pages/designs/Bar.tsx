/** The bar of the catalogue: sort, filter, the saved designs, and the way to book. Each choice takes effect at once. */
import { type RefObject, useRef } from "react";
import { toAddress } from "#domain/address.ts";
import type { SavedIds } from "#renderer/browser/saved.ts";
import { ALL, type Filter, OPTIONS, type Option, toggleOption } from "./filter.ts";
import { Panel } from "./Panel.tsx";
import { ORDERS, type Order } from "./sort.ts";
import type { View } from "./view.ts";

const ORDER_NAMES: Record<Order, string> = { asc: "Price: low to high", desc: "Price: high to low" };

const OPTION_NAMES: Record<Option, string> = {
  available: "Available",
  soldOut: "Sold Out",
  black: "Black Ink",
  color: "Color Ink",
};

type BarProps = {
  view: View;
  saved: SavedIds;
  filterButton: RefObject<HTMLButtonElement | null>;
  onChange: (change: Partial<View>) => void;
};

export function Bar({ view, saved, filterButton, onChange }: BarProps) {
  return (
    <div className="wrap row catalogue-bar max-md:bottom-bar">
      <span className="slow-rule" />
      <SortPanel order={view.order} onChange={(order) => onChange({ order })} />
      <FilterPanel
        button={filterButton}
        filter={view.only ? ALL : view.filter}
        // A filter leaves the list of saved designs.
        onChange={(filter) => onChange({ filter, only: undefined })}
      />
      <SavedToggle saved={saved} view={view} onChange={onChange} />
      <a className="btn" href={toAddress("/booking/")}>
        Book Now
      </a>
    </div>
  );
}

function SortPanel({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Panel id="sort-panel" button={button} label="Sort" icon="sort" title="Sort By">
      {ORDERS.map((value) => (
        <label key={value} className="choice">
          <input type="radio" name="sort" checked={order === value} onChange={() => onChange(value)} />
          {ORDER_NAMES[value]}
        </label>
      ))}
    </Panel>
  );
}

type FilterPanelProps = {
  button: RefObject<HTMLButtonElement | null>;
  filter: Filter;
  onChange: (filter: Filter) => void;
};

function FilterPanel({ button, filter, onChange }: FilterPanelProps) {
  const label = filter.length > 0 ? `Filter (${filter.length})` : "Filter";
  const clear = () => onChange(ALL);
  return (
    <Panel id="filter-panel" button={button} label={label} icon="filter" title="Filter By" onClear={clear}>
      <Checkbox name="All" isChecked={filter.length === 0} onChange={clear} />
      {OPTIONS.map((option) => (
        <Checkbox
          key={option}
          name={OPTION_NAMES[option]}
          isChecked={filter.includes(option)}
          onChange={() => onChange(toggleOption(filter, option))}
        />
      ))}
    </Panel>
  );
}

type CheckboxProps = { name: string; isChecked: boolean; onChange: () => void };

function Checkbox({ name, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isChecked} onChange={onChange} />
      {name}
    </label>
  );
}

/** Shows the saved designs alone, or all again. Small screens show a dot and the number. */
function SavedToggle({ saved, view: { only }, onChange }: Pick<BarProps, "saved" | "view" | "onChange">) {
  if (saved.length === 0 && !only) return null;
  return (
    <button
      type="button"
      className="btn btn-quiet saved-toggle"
      aria-label={`Saved (${saved.length})`}
      aria-pressed={only !== undefined}
      onClick={() => onChange({ only: only ? undefined : saved })}
    >
      <span>Saved (</span>
      {saved.length}
      <span>)</span>
    </button>
  );
}
