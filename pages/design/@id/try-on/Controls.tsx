/** The look of the ink, and sliders for visitors who cannot drag. */
import { STEP } from "#domain/lengths.ts";
import { Button } from "#renderer/components/Button.tsx";
import { type InkLook, LOOKS } from "./ink.ts";
import { judge, longSide, sizeInWords, spokenSize, type TryOnState, toWholePercent } from "./state.ts";

const LOOK_NAMES: Record<InkLook, string> = { fresh: "Fresh", healed: "Healed" };

const SHARES = [
  { label: "Curve", name: "curve", min: 0 },
  { label: "Strength", name: "strength", min: 0.2 },
] as const;

type ControlsProps = {
  state: TryOnState;
  /** Absent if sizes are already known. */
  onMeasure?: () => void;
};

export function Controls({ state, onMeasure }: ControlsProps) {
  const { setting, onChange } = state;
  const turn = Math.round(setting.turn);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LookChoice state={state} />
        {onMeasure && (
          <Button variant="quiet" onClick={onMeasure}>
            Set the size
          </Button>
        )}
      </div>
      <SizeSlider state={state} />
      <Slider
        label="Turn"
        value={turn}
        min={-180}
        max={180}
        words={`${turn}°`}
        onChange={(turn) => onChange({ turn })}
      />
      <details className="group">
        <summary className="flex min-h-10 w-max items-center underline">
          <span className="group-open:hidden">More</span>
          <span className="not-group-open:hidden">Less</span>
        </summary>
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

function LookChoice({ state: { setting, onChange } }: { state: TryOnState }) {
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
function SizeSlider({ state }: { state: TryOnState }) {
  const { setting, design, onChange } = state;
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
        words={sizeInWords(state)}
        spoken={spokenSize(state)}
        onChange={(value) => onChange({ size: value * (inch ?? 1) })}
      />
      <p className="text-small text-soft" role="status">
        {
          {
            below: `Smaller than it was drawn for. ${design.tooSmall ?? ""}`,
            smallest: "Its smallest size: it may be larger.",
            within: "",
            above: `Larger than it was drawn for. ${design.tooLarge ?? ""}`,
          }[verdict]
        }
      </p>
    </>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words. */
  words?: string;
  /** The spoken value, if it differs. */
  spoken?: string;
  onChange: (value: number) => void;
};

/** A slider with its name on the left and its value in words on the right, or below both if the text is large. */
export function Slider({ label, words, spoken = words, onChange, ...range }: SliderProps) {
  return (
    <label className="flex min-h-10 @max-[17rem]:flex-wrap items-center @max-[17rem]:justify-between gap-x-3">
      <span className="@max-[17rem]:w-auto w-21 flex-none">{label}</span>
      <input
        type="range"
        {...range}
        className="@max-[17rem]:order-1 h-10 @max-[17rem]:w-full min-w-0 @max-[17rem]:flex-none flex-1 touch-pan-y"
        aria-valuetext={spoken}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="@max-[17rem]:w-auto w-24 flex-none text-right" aria-hidden="true">
        {words}
      </span>
    </label>
  );
}
