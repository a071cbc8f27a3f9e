/**
 * "Preview on skin": a disclosure and native radios. They work without tones.ts, by CSS alone; it makes the summary a
 * button.
 */
import type { CSSProperties } from "react";
import type { Tone } from "#domain/tones.ts";
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
  color: `var(--tone-${tone})`,
}));

export function SkinPalette() {
  return (
    <div className="row palette">
      <details>
        <summary id="preview-on-skin" className="btn btn-quiet">
          Preview on skin
          <span className="tones" aria-hidden="true">
            {TONES.map(({ tone, color }) => (
              <i key={tone} style={{ background: color }} />
            ))}
          </span>
        </summary>
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it says that one is chosen */}
      <fieldset id="skin-tones" role="radiogroup" aria-labelledby="preview-on-skin">
        <Choice tone="original" name="Original" color="var(--paper)" isDefault />
        {TONES.map((choice) => (
          <Choice key={choice.tone} {...choice} />
        ))}
      </fieldset>
    </div>
  );
}

type ChoiceProps = { tone: string; name: string; color: string; isDefault?: boolean };

function Choice({ tone, name, color, isDefault }: ChoiceProps) {
  return (
    <label>
      <span>
        <input
          type="radio"
          name="tone"
          value={tone}
          defaultChecked={isDefault}
          style={{ "--swatch": color } as CSSProperties}
        />
        {isDefault && <Icon name="close" />}
      </span>
      {name}
    </label>
  );
}
