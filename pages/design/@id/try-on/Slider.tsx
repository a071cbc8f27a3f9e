/** A slider with its name on the left and its value in words on the right. */

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

/** Puts the slider below its name and value if the text is large. */
export function Slider({ label, words, spoken = words, onChange, ...range }: SliderProps) {
  return (
    <label className="flex min-h-10 @max-tight:flex-wrap items-center @max-tight:justify-between gap-x-3">
      <span className="@max-tight:w-auto w-21 flex-none">{label}</span>
      <input
        type="range"
        {...range}
        className="@max-tight:order-1 h-10 @max-tight:w-full min-w-0 @max-tight:flex-none flex-1 touch-pan-y"
        aria-valuetext={spoken}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="@max-tight:w-auto w-24 flex-none text-right" aria-hidden="true">
        {words}
      </span>
    </label>
  );
}
