/** "Set the size": a line over something of known length in the photo. */
import { useDrag } from "@use-gesture/react";
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import type { Point, Size } from "#domain/pixels.ts";
import { Button } from "#renderer/components/Button.tsx";
import type { Fitting } from "./fitting.ts";
import { lengthOfInch, REFERENCES } from "./inches.ts";
import { arrow } from "./keys.ts";
import { Panel } from "./Panel.tsx";
import { HANDLE, PhotoCanvas } from "./PhotoCanvas.tsx";
import { toUnits } from "./placement.ts";
import { pointOn } from "./use-placement-gestures.ts";

type MeasureSizeProps = {
  fitting: Fitting;
  /** Takes the length of an inch on the photo. */
  onMeasure: (inch: number) => void;
  onCancel: () => void;
  onProblem: (problem: string) => void;
};

/** Its ends; at first it spans the middle half of the photo. */
type Line = [from: Point, to: Point];

export function MeasureSize({
  fitting: { photo, drawing },
  onMeasure,
  onCancel,
  onProblem,
}: MeasureSizeProps) {
  const units = toUnits(photo.photo);
  const middle = units.height / 2;
  const [line, setLine] = useState<Line>([
    { x: units.width * 0.25, y: middle },
    { x: units.width * 0.75, y: middle },
  ]);
  const [from, to] = line;
  const [inches, setInches] = useState<number>(REFERENCES[0].inches);
  const firstEnd = useRef<HTMLButtonElement>(null);
  useEffect(() => firstEnd.current?.focus({ preventScroll: true }), []);
  const bind = useDrag(
    ({ currentTarget, initial, xy }) =>
      setLine([pointOn(currentTarget as Element, initial), pointOn(currentTarget as Element, xy)]),
    { filterTaps: true, pointer: { keys: false } },
  );
  return (
    <>
      <PhotoCanvas
        {...bind()}
        className="cursor-crosshair"
        photo={photo}
        drawing={drawing}
        onProblem={onProblem}
      >
        <LineOnPhoto line={line} photo={units} />
        <LineEnd
          ref={firstEnd}
          name="Start of the line"
          point={from}
          photo={units}
          onMove={(point) => setLine([point, to])}
        />
        <LineEnd name="End of the line" point={to} photo={units} onMove={(point) => setLine([from, point])} />
      </PhotoCanvas>
      <Panel>
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onMeasure(lengthOfInch(from, to, inches));
          }}
        >
          <p>Lay the line over something of known length in the photo.</p>
          <fieldset>
            <legend className="sr-only">What the line lies over</legend>
            {REFERENCES.map(({ name, inches: length }) => (
              <label key={name} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="radio"
                  name="reference"
                  className="size-5"
                  checked={inches === length}
                  onChange={() => setInches(length)}
                />
                {name}
              </label>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" className="flex-auto">
              Use this size
            </Button>
            <Button variant="quiet" className="flex-auto" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </Panel>
    </>
  );
}

/** In percent of the photo. */
function toPercent({ x, y }: Point, photo: Size) {
  return { left: `${(100 * x) / photo.width}%`, top: `${(100 * y) / photo.height}%` };
}

function LineOnPhoto({ line, photo }: { line: Line; photo: Size }) {
  const [start, end] = line.map((point) => toPercent(point, photo));
  const ends = { x1: start?.left, y1: start?.top, x2: end?.left, y2: end?.top };
  return (
    <svg className="absolute inset-0 size-full" aria-hidden="true">
      <line {...ends} className="stroke-4 stroke-black" />
      <line {...ends} className="stroke-2 stroke-white" strokeLinecap="round" strokeDasharray="0 6" />
    </svg>
  );
}

type LineEndProps = {
  ref?: Ref<HTMLButtonElement>;
  name: string;
  point: Point;
  photo: Size;
  onMove: (point: Point) => void;
};

/** Dragged, or moved by the arrow keys. */
function LineEnd({ ref, name, point, photo, onMove }: LineEndProps) {
  const moveTo = ({ x, y }: Point) =>
    onMove({ x: Math.min(Math.max(x, 0), photo.width), y: Math.min(Math.max(y, 0), photo.height) });
  const bind = useDrag(
    ({ movement: [x, y], event, currentTarget, memo = point }) => {
      event.stopPropagation();
      const { width, height } = (currentTarget as Element).parentElement?.getBoundingClientRect() ?? photo;
      const long = Math.max(width, height);
      moveTo({ x: memo.x + x / long, y: memo.y + y / long });
      return memo;
    },
    { pointer: { keys: false } },
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrow(event.key, event.shiftKey);
    if (!step) return;
    event.preventDefault();
    moveTo({ x: point.x + step.x / 2, y: point.y + step.y / 2 });
  };
  return (
    <button
      {...bind()}
      ref={ref}
      type="button"
      className={`${HANDLE} cursor-grab`}
      style={toPercent(point, photo)}
      aria-label={name}
      aria-description="Move it with the arrow keys"
      onKeyDown={handleKeyDown}
    />
  );
}
