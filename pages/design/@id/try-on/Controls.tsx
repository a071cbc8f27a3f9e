/** The look of the ink, and sliders for visitors who cannot drag. */
import { STEP } from "#domain/lengths.ts";
import { Button } from "#renderer/components/Button.tsx";
import { type Fitting, judge, longSide, sizeInWords, spokenSize, toWholePercent } from "./fitting.ts";
import { type InkLook, LOOKS } from "./ink.ts";
import { Slider } from "./Slider.tsx";

const LOOK_NAMES: Record<InkLook, string> = { fresh: "Fresh", healed: "Healed" };

const SHARES = [
  { label: "Curve", name: "curve", min: 0 },
  { label: "Strength", name: "strength", min: 0.2 },
] as const;

type ControlsProps = {
  fitting: Fitting;
  /** Absent if sizes are already known. */
  onMeasure?: () => void;
};

export function Controls({ fitting, onMeasure }: ControlsProps) {
  const { setting, onChange } = fitting;
  const turn = Math.round(setting.turn);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LookChoice fitting={fitting} />
        {onMeasure && (
          <Button variant="quiet" onClick={onMeasure}>
            Set the size
          </Button>
        )}
      </div>
      <SizeSlider fitting={fitting} />
      <Slider
        label="Turn"
        value={turn}
        min={-180}
        max={180}
        words={`${turn}°`}
        onChange={(turn) => onChange({ turn })}
      />
      <details>
        <summary className="flex min-h-10 w-max items-center underline">More</summary>
        {SHARES.map(({ label, name, min }) => (
          <Slider
            key={name}
            label={label}
            value={setting[name]}
            min={min}
            max={1}
            step={0.01}
            words={toWholePercent(setting[name])}
            onChange={(share) => onChange({ [name]: share })}
          />
        ))}
      </details>
    </div>
  );
}

function LookChoice({ fitting: { setting, onChange } }: { fitting: Fitting }) {
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">Look of the ink</legend>
      {LOOKS.map((look) => (
        <label key={look} className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name="look"
            className="size-5"
            checked={setting.look === look}
            onChange={() => onChange({ look })}
          />
          {LOOK_NAMES[look]}
        </label>
      ))}
    </fieldset>
  );
}

/** Sets the size, from half the minimum to one and a half times the maximum, or a share of the photo if unmeasured. */
function SizeSlider({ fitting }: { fitting: Fitting }) {
  const { setting, design, onChange } = fitting;
  const { inch, size } = setting;
  const from = longSide(design);
  const range = inch
    ? {
        min: from / 2,
        max: Math.max(design.inches?.to ?? 0, from) * 1.5,
        step: STEP[design.conventions.units],
      }
    : { min: 0.05, max: 1.2, step: 0.01 };
  const verdict = inch && design.inches ? judge(size / inch, design.inches) : "within";
  return (
    <>
      <Slider
        label="Size"
        value={size / (inch ?? 1)}
        {...range}
        words={sizeInWords(fitting)}
        spoken={spokenSize(fitting)}
        onChange={(value) => onChange({ size: value * (inch ?? 1) })}
      />
      <p className="text-small text-soft" role="status">
        {
          {
            below: `Smaller than it was drawn for. ${design.tooSmall ?? ""}`,
            within: "",
            above: `Larger than it was drawn for. ${design.tooLarge ?? ""}`,
          }[verdict]
        }
      </p>
    </>
  );
}
