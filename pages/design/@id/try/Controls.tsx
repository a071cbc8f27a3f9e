/** The look of the ink, and sliders for visitors who cannot drag. */
import type { TryOnDesign } from "./design.ts";
import { judge } from "./inches.ts";
import { LOOKS, type Look } from "./ink.ts";
import { turnInWords } from "./keys.ts";
import type { Setting } from "./renderer.ts";
import { Slider } from "./Slider.tsx";

type ControlsProps = {
  setting: Setting;
  /** The size in words. */
  size: string;
  design: TryOnDesign;
  show: (change: Partial<Setting>) => void;
  settle: () => void;
  measure: () => void;
};

const PERCENTAGES = [
  { label: "Curve", key: "curve", min: 0 },
  { label: "Strength", key: "strength", min: 20 },
] as const;
const LOOK_NAMES: Record<Look, string> = { fresh: "Fresh", healed: "Healed" };

export function Controls({ setting, size, design, show, settle, measure }: ControlsProps) {
  const { turn } = setting;
  return (
    <div className="try-controls">
      <div className="ends">
        <fieldset className="row try-choices try-looks">
          <legend className="sr-only">Look of the ink</legend>
          {LOOKS.map((look) => (
            <label key={look}>
              <input
                type="radio"
                name="look"
                checked={setting.look === look}
                onChange={() => {
                  show({ look });
                  settle();
                }}
              />
              {LOOK_NAMES[look]}
            </label>
          ))}
        </fieldset>
        <button type="button" className="btn btn-quiet" onClick={measure}>
          Set the size
        </button>
      </div>
      <SizeSlider {...{ setting, size, design, show, settle }} />
      <SizeJudgment setting={setting} design={design} />
      <Slider
        label="Turn"
        value={Math.round(turn)}
        min={-180}
        max={180}
        words={turnInWords(turn)}
        change={(value) => show({ turn: value })}
        settle={settle}
      />
      {PERCENTAGES.map(({ label, key, min }) => (
        <Slider
          key={key}
          label={label}
          value={Math.round(100 * setting[key])}
          min={min}
          max={100}
          words={`${Math.round(100 * setting[key])}%`}
          change={(value) => show({ [key]: value / 100 })}
          settle={settle}
        />
      ))}
    </div>
  );
}

/** In percent of the photo, or in inches from half the least to one and a half times the most. */
function SizeSlider({ setting, size, design, show, settle }: Omit<ControlsProps, "measure">) {
  const { inch, size: length } = setting;
  const { from = 4, to = from } = design.inches ?? {};
  const range = inch
    ? { value: length / inch, min: from / 2, max: Math.max(to, from) * 1.5, step: 0.25 }
    : { value: Math.round(length * 100), min: 5, max: 120 };
  return (
    <Slider
      label="Size"
      {...range}
      words={size}
      change={(value) => show({ size: inch ? value * inch : value / 100 })}
      settle={settle}
    />
  );
}

/** Says when the size leaves the range, and what that means. */
function SizeJudgment({ setting: { inch, size }, design }: Pick<ControlsProps, "setting" | "design">) {
  const verdict = inch && design.inches ? judge(size / inch, design.inches) : "within";
  const words = { below: design.tooSmall, above: design.tooLarge, within: undefined };
  return (
    <p className="small text-soft" role="status">
      {verdict !== "within" && `${verdict === "below" ? "Smaller" : "Larger"} than it was drawn for. `}
      {words[verdict]}
    </p>
  );
}
