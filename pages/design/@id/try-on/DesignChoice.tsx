/** The design on the page and the visitor's saved designs, to try in the same place. */
import type { TryOnDesign } from "#domain/try-on.ts";

type DesignChoiceProps = {
  design: TryOnDesign;
  designs: readonly TryOnDesign[];
  onChange: (design: TryOnDesign) => void;
};

export function DesignChoice({ design, designs, onChange }: DesignChoiceProps) {
  if (designs.length === 1) return null;
  return (
    <label className="flex items-center gap-x-3">
      <span className="w-21 flex-none">Design</span>
      <select
        className="min-h-12 min-w-0 flex-1 rounded-sm border-fine border-line bg-panel px-3"
        value={design.id}
        onChange={({ target }) => {
          const next = designs.find(({ id }) => String(id) === target.value);
          if (next) onChange(next);
        }}
      >
        {designs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
