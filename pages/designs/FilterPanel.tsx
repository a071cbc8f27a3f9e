/** The filter: checkboxes for what is available and its ink, and pills for price, placement and subject. */
import { clsx } from "clsx";
import type { RefObject } from "react";
import { buttonClass } from "#renderer/components/Button.tsx";
import {
  ALL,
  countFacets,
  FACETS,
  type FacetChoice,
  OPTIONS,
  type Option,
  type toChoices,
  toggleOption,
} from "./filter.ts";
import { Panel, PanelChoice } from "./Panel.tsx";
import { NOTHING_CHOSEN, type View } from "./view.ts";

const OPTION_NAMES: Record<Option, string> = {
  available: "Available",
  soldOut: "Sold Out",
  black: "Black Ink",
  color: "Color Ink",
};

type FilterPanelProps = {
  button: RefObject<HTMLButtonElement | null>;
  view: View;
  choices: ReturnType<typeof toChoices>;
  onChange: (change: Partial<View>) => void;
};

export function FilterPanel({ button, view, choices, onChange }: FilterPanelProps) {
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

type FacetChoicesProps = {
  name: string;
  choices: readonly FacetChoice[];
  chosen?: string;
  onChange: (chosen: string | undefined) => void;
};

/** One choice of a price, a placement or a subject, as pills. */
function FacetChoices({ name, choices, chosen, onChange }: FacetChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="px-5">
      <legend className="pt-4 text-small text-soft first-letter:uppercase">
        {name === "price" ? "price up to" : name}
      </legend>
      <div className="flex flex-wrap gap-2 pt-2">
        <Pill name={name} label="Any" isChosen={!chosen} onChange={() => onChange(undefined)} />
        {choices.map(({ value, label }) => (
          <Pill
            key={value}
            name={name}
            label={label}
            isChosen={chosen === value}
            onChange={() => onChange(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PillProps = { name: string; label: string; isChosen: boolean; onChange: () => void };

function Pill({ name, label, isChosen, onChange }: PillProps) {
  return (
    <label
      className={clsx(
        buttonClass({ variant: "quiet", size: "compact" }),
        "relative has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink",
        "forced-colors:has-checked:outline-3",
      )}
    >
      <span className="inline-block first-letter:uppercase">{label}</span>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full"
      />
    </label>
  );
}
