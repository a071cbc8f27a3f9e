/** The look of the ink, and sliders for visitors who cannot drag. */
import { Button } from "#renderer/components/Button.tsx";
import { type Fitting, type Setting, sizeInWords } from "./fitting.ts";
import { judge } from "./inches.ts";
import { LOOKS, type Look } from "./ink.ts";

type ControlsProps = {
  fitting: Fitting;
  onChange: (change: Partial<Setting>) => void;
  onMeasure: () => void;
};

const LOOK_NAMES: Record<Look, string> = { fresh: "Fresh", healed: "Healed" };

export function Controls({ fitting, onChange, onMeasure }: ControlsProps) {
  const { setting } = fitting;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
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
        <Button variant="quiet" onClick={onMeasure}>
          Set the size
        </Button>
      </div>
      <SizeSlider fitting={fitting} onChange={onChange} />
      <Slider
        label="Turn"
        value={Math.round(setting.turn)}
        min={-180}
        max={180}
        words={`${Math.round(setting.turn)}°`}
        onChange={(turn) => onChange({ turn })}
      />
      <details>
        <summary className="flex min-h-10 w-max cursor-pointer items-center underline">More</summary>
        <PercentSlider label="Curve" share={setting.curve} onChange={(curve) => onChange({ curve })} />
        <PercentSlider
          label="Strength"
          share={setting.strength}
          min={20}
          onChange={(strength) => onChange({ strength })}
        />
      </details>
    </div>
  );
}

/** In percent of the photo, or in inches from half the least to one and a half times the most. */
function SizeSlider({ fitting, onChange }: Omit<ControlsProps, "onMeasure">) {
  const { setting, design } = fitting;
  const { inch, size: length } = setting;
  const { from = 4, to = from } = design.inches ?? {};
  const range = inch
    ? { value: length / inch, min: from / 2, max: Math.max(to, from) * 1.5, step: 0.25 }
    : { value: Math.round(length * 100), min: 5, max: 120 };
  const verdict = inch && design.inches ? judge(length / inch, design.inches) : "within";
  const advice = { below: design.tooSmall, above: design.tooLarge, within: undefined }[verdict];
  return (
    <>
      <Slider
        label="Size"
        {...range}
        words={sizeInWords(fitting)}
        onChange={(value) => onChange({ size: inch ? value * inch : value / 100 })}
      />
      <p className="text-small text-soft" role="status">
        {verdict !== "within" && `${verdict === "below" ? "Smaller" : "Larger"} than it was drawn for. `}
        {advice}
      </p>
    </>
  );
}

type PercentSliderProps = { label: string; share: number; min?: number; onChange: (share: number) => void };

function PercentSlider({ label, share, min = 0, onChange }: PercentSliderProps) {
  const percent = Math.round(100 * share);
  return (
    <Slider
      label={label}
      value={percent}
      min={min}
      max={100}
      words={`${percent}%`}
      onChange={(value) => onChange(value / 100)}
    />
  );
}

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  words: string;
  onChange: (value: number) => void;
};

/** Its value in words is on the right. Where text is large, the slider lies below its name and value. */
function Slider({ label, words, onChange, ...range }: SliderProps) {
  return (
    <label className="@max-[17rem]:flex grid min-h-10 grid-cols-[5.25rem_minmax(0,1fr)_6rem] @max-[17rem]:flex-wrap items-center @max-[17rem]:justify-between gap-x-3">
      <span>{label}</span>
      <input
        type="range"
        {...range}
        className="@max-[17rem]:order-1 h-10 w-full touch-pan-y"
        aria-valuetext={words}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="text-right" aria-hidden="true">
        {words}
      </span>
    </label>
  );
}
