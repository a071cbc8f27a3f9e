/**
 * "Preview on skin": a button that opens the skin tones, and below them the way to one's own skin. before-paint.js opens
 * it; without JavaScript it is open. The radios work without tones.ts, by CSS alone.
 */
import type { Tone } from "#domain/tones.ts";
import { Button } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { JsonScript } from "#renderer/components/JsonScript.tsx";
import type { Data } from "./+data.ts";
import { NoteMark } from "./Footnotes.tsx";
import { TRY_ON, type TryOnDesign } from "./try/design.ts";

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

export function SkinPalette({ tryOn }: Pick<Data, "tryOn">) {
  return (
    <div className="palette flex flex-wrap items-start gap-y-3 pt-3 print:hidden">
      <Button
        variant="quiet"
        id="preview-on-skin"
        className="peer noscript:hidden flex-wrap gap-x-4.5! gap-y-2! py-2"
        aria-expanded="false"
        aria-controls="skin-tones"
      >
        Preview on skin
        <span className="-mr-1.5 flex forced-color-adjust-none" aria-hidden="true">
          {TONES.map(({ tone, color }) => (
            <i
              key={tone}
              className="-ml-1.5 size-4.5 rounded-full [box-shadow:0_0_0_1.5px_var(--wall)]"
              style={{ background: color }}
            />
          ))}
        </span>
      </Button>
      <NoteMark note="skin" />
      <div id="skin-tones" className="noscript:block hidden flex-[1_1_20rem] peer-aria-expanded:block">
        <fieldset
          className="flex flex-wrap gap-y-1"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it says that one is chosen
          role="radiogroup"
          aria-label="Preview on skin"
        >
          <Choice tone="original" name="Original" color="var(--paper)" isDefault />
          {TONES.map((choice) => (
            <Choice key={choice.tone} {...choice} />
          ))}
        </fieldset>
        <p className="text-small" role="status" />
        {tryOn && <TryOnForm design={tryOn} />}
      </div>
    </div>
  );
}

type ChoiceProps = { tone: string; name: string; color: string; isDefault?: boolean };

function Choice({ tone, name, color, isDefault }: ChoiceProps) {
  return (
    <label className="grid min-w-min flex-[1_0_2.75rem] cursor-pointer gap-2 py-1.5 text-center text-tiny has-checked:font-semibold">
      <span className="relative grid place-items-center text-paper-ink forced-color-adjust-none">
        <input
          type="radio"
          name="tone"
          value={tone}
          className="swatch"
          defaultChecked={isDefault}
          style={{ background: color }}
        />
        {isDefault && <Icon name="close" className="pointer-events-none absolute size-6" />}
      </span>
      {name}
    </label>
  );
}

/** For browsers with scripts and WebGL2. Until its script has loaded, it submits to its address. */
function TryOnForm({ design }: { design: TryOnDesign }) {
  return (
    <form className="flex noscript:hidden flex-wrap items-center gap-x-6 gap-y-2 pt-3 print:hidden">
      <Button variant="quiet" id={TRY_ON} type="submit" name="try" className="aria-busy:cursor-progress">
        Try it on your skin
      </Button>
      <p className="text-small text-soft" role="status">
        On an arm of ours, or on your own photo, which stays on this device.
      </p>
      <JsonScript id={`${TRY_ON}-design`} data={design} />
    </form>
  );
}
