/** "Preview on skin": a disclosure and native radios. The plate follows by tones.css, and more smoothly by tones.ts. */
import type { CSSProperties } from "react";
import type { Tone } from "#images/manifest-schema.ts";
import { Icon } from "#renderer/components/Icon.tsx";

const TONE_NAMES: Record<Tone, string> = {
  light: "Light",
  medium: "Medium",
  dark: "Dark",
  darker: "Darker",
  deep: "Deep",
};

const TONES = Object.entries(TONE_NAMES).map(([tone, name]) => ({
  tone,
  name,
  colour: `var(--tone-${tone})`,
}));

export function SkinPalette() {
  return (
    <details className="palette pt-4">
      <summary className="btn btn-quiet cursor-pointer list-none gap-4.5 [&::-webkit-details-marker]:hidden">
        Preview on skin
        <span className="-mr-1.5 flex" aria-hidden="true">
          {TONES.map(({ tone, colour }) => (
            <span
              key={tone}
              className="-ml-1.5 size-4.5 rounded-full shadow-[0_0_0_1.5px_var(--color-wall)]"
              style={{ background: colour }}
            />
          ))}
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it says that one is chosen */}
      <fieldset role="radiogroup" className="grid grid-cols-6 gap-1">
        <legend className="sr-only">Preview on skin</legend>
        <Choice tone="original" name="Original" colour="var(--color-paper)" isDefault />
        {TONES.map((choice) => (
          <Choice key={choice.tone} {...choice} />
        ))}
      </fieldset>
    </details>
  );
}

type ChoiceProps = { tone: string; name: string; colour: string; isDefault?: boolean };

function Choice({ tone, name, colour, isDefault }: ChoiceProps) {
  return (
    <label className="grid cursor-pointer justify-items-center gap-2 py-1.5 text-tiny/[1.2] has-checked:font-semibold">
      <span className="relative grid place-items-center">
        <input
          type="radio"
          name="tone"
          value={tone}
          defaultChecked={isDefault}
          autoComplete="off"
          className="tone-swatch"
          style={{ "--swatch": colour } as CSSProperties}
        />
        {isDefault && <Icon name="close" className="pointer-events-none absolute size-6 text-[#15161a]" />}
      </span>
      {name}
    </label>
  );
}
