/** One choice of a price, a placement or a subject, as pills below the filter's options. */
import { clsx } from "clsx";
import { buttonClass } from "#renderer/components/Button.tsx";
import type { Choice } from "./choices.ts";

type FacetChoicesProps = {
  name: string;
  choices: readonly Choice[];
  chosen?: string;
  onChange: (chosen: string | undefined) => void;
};

export function FacetChoices({ name, choices, chosen, onChange }: FacetChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="px-5">
      <legend className="pt-4 text-small text-soft first-letter:uppercase">{name}</legend>
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
