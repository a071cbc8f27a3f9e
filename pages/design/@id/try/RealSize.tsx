/** "Set the size": a line over something of known length in the photo. */
import { useDrag } from "@use-gesture/react";
import { useEffect, useRef, useState } from "react";
import type { Point } from "#domain/pixels.ts";
import { lengthOfInch, REFERENCES } from "./inches.ts";
import { LineEnd } from "./LineEnd.tsx";
import { PhotoView, type Shown } from "./PhotoView.tsx";
import { toUnits } from "./placement.ts";
import { pointOn } from "./use-hands.ts";

type RealSizeProps = {
  shown: Shown;
  /** Takes the length of an inch on the photo. */
  measure: (inch: number) => void;
  cancel: () => void;
};

/** Its ends; at first it spans the middle half of the photo. */
type Line = [Point, Point];

export function RealSize({ shown, measure, cancel }: RealSizeProps) {
  const units = toUnits(shown.photo.photo);
  const middle = units.height / 2;
  const [[from, to], setLine] = useState<Line>([
    { x: units.width * 0.25, y: middle },
    { x: units.width * 0.75, y: middle },
  ]);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const bind = useDrag(
    ({ currentTarget, initial, xy }) =>
      setLine([pointOn(currentTarget as Element, initial), pointOn(currentTarget as Element, xy)]),
    { filterTaps: true, pointer: { keys: false } },
  );
  const [inches, setInches] = useState<number>(REFERENCES[0].inches);
  const percent = ({ x, y }: Point) => ({
    x: `${(100 * x) / units.width}%`,
    y: `${(100 * y) / units.height}%`,
  });
  const [start, end] = [percent(from), percent(to)];
  return (
    <>
      <div className="try-place">
        <PhotoView {...shown} {...bind()}>
          <svg className="try-line" aria-hidden="true">
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
          </svg>
          <LineEnd
            ref={first}
            name="Start of the line"
            point={from}
            photo={units}
            move={(point) => setLine([point, to])}
          />
          <LineEnd name="End of the line" point={to} photo={units} move={(point) => setLine([from, point])} />
        </PhotoView>
      </div>
      <form
        className="column try-panel"
        onSubmit={(event) => {
          event.preventDefault();
          measure(lengthOfInch(from, to, inches));
        }}
      >
        <p>Lay the line over something of known length in the photo.</p>
        <fieldset className="try-choices">
          <legend className="sr-only">What the line lies over</legend>
          {REFERENCES.map(({ name, inches: length }) => (
            <label key={name}>
              <input
                type="radio"
                name="reference"
                checked={inches === length}
                onChange={() => setInches(length)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <div className="try-actions">
          <button type="submit" className="btn">
            Use this size
          </button>
          <button type="button" className="btn btn-quiet" onClick={cancel}>
            Cancel
          </button>
        </div>
      </form>
    </>
  );
}
