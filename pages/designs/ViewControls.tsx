/** The controls of the catalogue: sort, filter, and the saved designs. Each choice takes effect at once. */
import { ALL, type Filter, OPTIONS, type Option, toggleOption } from "./filter.ts";
import { Panel } from "./Panel.tsx";
import { SavedToggle } from "./SavedToggle.tsx";
import type { Order } from "./sort.ts";
import { useView } from "./use-view.ts";
import { setView } from "./view-store.ts";

const ORDER_NAMES: Record<Order, string> = { asc: "Price: low to high", desc: "Price: high to low" };

const OPTION_NAMES: Record<Option, string> = {
  available: "Available",
  soldOut: "Sold Out",
  black: "Black Ink",
  color: "Color Ink",
};

export function ViewControls() {
  return (
    <>
      <SortPanel />
      <FilterPanel />
      <SavedToggle />
    </>
  );
}

function SortPanel() {
  const { order } = useView();
  return (
    <Panel id="sort-panel" label="Sort" icon="sort" title="Sort By">
      <fieldset>
        <legend className="sr-only">Sort By</legend>
        {(["asc", "desc"] as const).map((value) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="sort"
              checked={order === value}
              onChange={() => setView({ order: value })}
            />
            {ORDER_NAMES[value]}
          </label>
        ))}
      </fieldset>
      <div className="panel-actions">
        <button type="submit" className="btn">
          Apply
        </button>
      </div>
    </Panel>
  );
}

function FilterPanel() {
  const view = useView();
  const filter = view.only ? ALL : view.filter;
  const label = filter.length > 0 ? `Filter (${filter.length})` : "Filter";
  return (
    <Panel id="filter-panel" label={label} icon="filter" title="Filter By">
      <fieldset>
        <legend className="sr-only">Filter By</legend>
        <Checkbox name="All" isChecked={filter.length === 0} onChange={() => setFilter(ALL)} />
        {OPTIONS.map((option) => (
          <Checkbox
            key={option}
            name={OPTION_NAMES[option]}
            isChecked={filter.includes(option)}
            onChange={() => setFilter(toggleOption(filter, option))}
          />
        ))}
      </fieldset>
      <div className="dot-row" />
      <div className="panel-actions">
        <button type="button" className="btn btn-quiet" onClick={() => setFilter(ALL)}>
          Clear
        </button>
        <button type="submit" className="btn">
          Apply
        </button>
      </div>
    </Panel>
  );
}

/** A filter leaves the list of saved designs. */
function setFilter(filter: Filter): void {
  setView({ filter, only: undefined });
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
