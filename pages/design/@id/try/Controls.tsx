/** The look of the ink, and sliders for visitors who cannot drag. */
import { Button } from "#renderer/components/Button.tsx";
import { type Fitting, judge, sizeInWords, toPercent } from "./fitting.ts";
import { LOOKS, type Look } from "./ink.ts";

const LOOK_NAMES: Record<Look, string> = { fresh: "Fresh", healed: "Healed" };

export function Controls({ fitting, onMeasure }: { fitting: Fitting; onMeasure: () => void }) {
  const { setting, onChange } = fitting;
  const turn = Math.round(setting.turn);
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
        <summary className="flex min-h-10 w-max cursor-pointer items-center underline">More</summary>
        <Slider label="Curve" value={setting.curve} {...SHARE} onChange={(curve) => onChange({ curve })} />
        <Slider
          label="Strength"
          value={setting.strength}
          {...SHARE}
          min={0.2}
          onChange={(strength) => onChange({ strength })}
        />
      </details>
    </div>
  );
}

const SHARE = { min: 0, max: 1, step: 0.01 };

/** A share of the photo, or inches from half the least to one and a half times the most. */
function SizeSlider({ fitting }: { fitting: Fitting }) {
  const { setting, design, onChange } = fitting;
  const { inch, size } = setting;
  const { from = 4, to = from } = design.inches ?? {};
  const range = inch
    ? { min: from / 2, max: Math.max(to, from) * 1.5, step: 0.25 }
    : { min: 0.05, max: 1.2, step: 0.01 };
  const verdict = inch && design.inches ? judge(size / inch, design.inches) : "within";
  return (
    <>
      <Slider
        label="Size"
        value={size / (inch ?? 1)}
        {...range}
        words={sizeInWords(fitting)}
        onChange={(value) => onChange({ size: value * (inch ?? 1) })}
      />
      <p className="text-small text-soft" role="status">
        {verdict === "below" && `Smaller than it was drawn for. ${design.tooSmall ?? ""}`}
        {verdict === "above" && `Larger than it was drawn for. ${design.tooLarge ?? ""}`}
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
  /** The value; by default as a share. */
  words?: string;
  onChange: (value: number) => void;
};

/** Its value in words is on the right. Where text is large, the slider lies below its name and value. */
function Slider({ label, words, onChange, ...range }: SliderProps) {
  const text = words ?? toPercent(range.value);
  return (
    <label className="@max-[17rem]:flex grid min-h-10 grid-cols-[5.25rem_minmax(0,1fr)_6rem] @max-[17rem]:flex-wrap items-center @max-[17rem]:justify-between gap-x-3">
      <span>{label}</span>
      <input
        type="range"
        {...range}
        className="@max-[17rem]:order-1 h-10 w-full touch-pan-y"
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="text-right" aria-hidden="true">
        {text}
      </span>
    </label>
  );
}
