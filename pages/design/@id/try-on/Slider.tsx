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
    <label className="@max-[17rem]:flex grid min-h-10 grid-cols-[5.25rem_minmax(0,1fr)_6rem] @max-[17rem]:flex-wrap items-center @max-[17rem]:justify-between gap-x-3">
      <span>{label}</span>
      <input
        type="range"
        {...range}
        className="@max-[17rem]:order-1 h-10 w-full [touch-action:pan-y]"
        aria-valuetext={spoken}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="text-right" aria-hidden="true">
        {words}
      </span>
    </label>
  );
}
