/** The filter: checkboxes for what is available and its ink, and pills for price, placement and subject. */
import { clsx } from "clsx";
import type { RefObject } from "react";
import { Button, buttonClass } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
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

type FilterProps = {
  button: RefObject<HTMLButtonElement | null>;
  view: View;
  choices: ReturnType<typeof toChoices>;
  onChange: (change: Partial<View>) => void;
};

export function FilterPanel({ button, view, choices, onChange }: FilterProps) {
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

/** What is chosen, each with a cross that takes it back. Stays in the bar's line, so that a restored view moves nothing. */
export function FilterChips({ button, view, choices, onChange }: FilterProps) {
  const chips: { label: string; change: Partial<View> }[] = [
    ...view.filter.map((option) => ({
      label: OPTION_NAMES[option],
      change: { filter: toggleOption(view.filter, option) },
    })),
    ...FACETS.flatMap((facet) => {
      const label = choices[facet].find(({ value }) => value === view[facet])?.label;
      return label
        ? [{ label: facet === "price" ? `up to ${label}` : label, change: { [facet]: undefined } }]
        : [];
    }),
  ];
  if (chips.length === 0) return null;
  return (
    <ul
      className="-m-1 flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:hidden"
      aria-label="Chosen filters"
    >
      {chips.map(({ label, change }) => (
        <li key={label} className="flex-none">
          <Button
            variant="quiet"
            size="bar"
            className="text-small"
            aria-label={`${label}, remove`}
            onClick={() => {
              button.current?.focus();
              onChange(change);
            }}
          >
            <span className="inline-block first-letter:uppercase">{label}</span>
            <Icon name="close" className="size-3" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

type FacetChoicesProps = {
  name: string;
  choices: readonly FacetChoice[];
  chosen?: string;
  onChange: (chosen: string | undefined) => void;
};

/** Choices that are always shown, about two lines. One more takes no more room than "More" would. */
const SHOWN = 6;

/** Pills, of which one is chosen: a price, a placement or a subject. */
function FacetChoices({ name, choices, chosen, onChange }: FacetChoicesProps) {
  if (choices.length === 0) return null;
  const toPills = (some: readonly FacetChoice[]) =>
    some.map(({ value, label, count }) => (
      <Pill
        key={value}
        name={name}
        label={label}
        count={count}
        isChosen={chosen === value}
        onChange={() => onChange(value)}
      />
    ));
  const shown = choices.length > SHOWN + 1 ? SHOWN : choices.length;
  const more = choices.slice(shown);
  return (
    <fieldset className="px-5">
      <legend className="pt-4 text-small text-soft first-letter:uppercase">
        {name === "price" ? "price up to" : name}
      </legend>
      <div className="flex flex-wrap gap-2 pt-2">
        <Pill name={name} label="Any" isChosen={!chosen} onChange={() => onChange(undefined)} />
        {toPills(choices.slice(0, shown))}
      </div>
      {more.length > 0 && (
        <details className="group" open={more.some(({ value }) => value === chosen)}>
          <summary className="flex min-h-12 w-max items-center underline">
            <span className="group-open:hidden">{`More (${more.length})`}</span>
            <span className="not-group-open:hidden">Less</span>
          </summary>
          <div className="flex flex-wrap gap-2">{toPills(more)}</div>
        </details>
      )}
    </fieldset>
  );
}

type PillProps = { name: string; label: string; count?: number; isChosen: boolean; onChange: () => void };

function Pill({ name, label, count, isChosen, onChange }: PillProps) {
  return (
    <label
      className={clsx(
        buttonClass({ variant: "quiet", size: "compact" }),
        "relative has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink",
        "forced-colors:has-checked:outline-3",
      )}
    >
      <span className="inline-block first-letter:uppercase">{label}</span>
      {count && (
        <span className="-ml-1 font-normal text-tiny opacity-75" aria-hidden="true">
          {count}
        </span>
      )}
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
