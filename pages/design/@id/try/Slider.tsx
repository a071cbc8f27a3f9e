/** A slider with its value in words. A drag of it is one step to undo. */

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  words: string;
  change: (value: number) => void;
  settle: () => void;
};

export function Slider({ label, value, words, change, settle, ...range }: SliderProps) {
  return (
    <label className="try-slider">
      <span>{label}</span>
      <input
        type="range"
        {...range}
        value={value}
        aria-valuetext={words}
        onChange={({ target }) => change(target.valueAsNumber)}
        onPointerUp={settle}
        onKeyUp={settle}
      />
      <span aria-hidden="true">{words}</span>
    </label>
  );
}
