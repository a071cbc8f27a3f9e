/** "Set the size": a line over something of known length in the photo. */
import { useDrag } from "@use-gesture/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Point, Size } from "#domain/pixels.ts";
import { Button } from "#renderer/components/Button.tsx";
import { type Fitting, lengthOfInch, REFERENCES } from "./fitting.ts";
import { HANDLE, Panel, PhotoCanvas } from "./PhotoCanvas.tsx";
import { arrow, clamp } from "./placement.ts";
import { pointOn } from "./use-placement-gestures.ts";

/** Its ends. */
type Line = [from: Point, to: Point];

const ENDS = ["Start of the line", "End of the line"];

type MeasureSizeProps = {
  fitting: Fitting;
  /** Once the size is set, or the visitor has changed their mind. */
  onEnd: () => void;
};

export function MeasureSize({ fitting, onEnd }: MeasureSizeProps) {
  const { design, photo, onChange } = fitting;
  const place = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState(() => spanMiddle(photo.units));
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const moveEnd = (end: number, by: Point, start = line) =>
    setLine(
      end === 0 ? [move(start[0], by, photo.units), start[1]] : [start[0], move(start[1], by, photo.units)],
    );
  // An end follows the finger; elsewhere the finger draws a new line.
  const bind = useDrag(
    ({ event, initial, xy, memo }) => {
      const start: { end: number; line: Line } = memo ?? { end: endOf(event.target), line };
      const [from, to] = [pointOn(place.current, initial), pointOn(place.current, xy)];
      if (start.end < 0) setLine([from, to]);
      else moveEnd(start.end, { x: to.x - from.x, y: to.y - from.y }, start.line);
      return start;
    },
    { filterTaps: true, pointer: { keys: false } },
  );
  const takeSize = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inch = lengthOfInch(...line, Number(new FormData(event.currentTarget).get("reference")));
    onChange({ inch, ...(design.inches && { size: design.inches.from * inch }) });
    onEnd();
  };
  return (
    <>
      <PhotoCanvas {...bind()} ref={place} className="cursor-crosshair" fitting={fitting}>
        <LineOnPhoto ends={line.map((point) => toStyle(point, photo.units))} onMove={moveEnd} />
      </PhotoCanvas>
      <Panel>
        <form className="grid gap-2" onSubmit={takeSize}>
          <p>Lay the line over something of known length in the photo.</p>
          <fieldset>
            <legend className="sr-only">What the line lies over</legend>
            {REFERENCES.map(({ name, inches }, index) => (
              <label key={name} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="radio"
                  name="reference"
                  className="size-5"
                  value={inches}
                  defaultChecked={index === 0}
                />
                {name}
              </label>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" className="flex-auto">
              Use this size
            </Button>
            <Button variant="quiet" className="flex-auto" onClick={onEnd}>
              Cancel
            </Button>
          </div>
        </form>
      </Panel>
    </>
  );
}

type LineOnPhotoProps = {
  ends: ReturnType<typeof toStyle>[];
  onMove: (end: number, by: Point) => void;
};

/** Its ends are dragged, or moved by the arrow keys. */
function LineOnPhoto({ ends, onMove }: LineOnPhotoProps) {
  const [from, to] = ends;
  const line = { x1: from?.left, y1: from?.top, x2: to?.left, y2: to?.top };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = arrow(event.key, event.shiftKey);
    if (!step) return;
    event.preventDefault();
    onMove(endOf(event.currentTarget), { x: step.x / 2, y: step.y / 2 });
  };
  return (
    <>
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <line {...line} className="stroke-4 stroke-black" />
        <line {...line} className="stroke-2 stroke-white" strokeLinecap="round" strokeDasharray="0 6" />
      </svg>
      {ENDS.map((name, end) => (
        <button
          key={name}
          type="button"
          className={`${HANDLE} cursor-grab`}
          style={ends[end]}
          data-end={end}
          aria-label={name}
          aria-description="Move it with the arrow keys"
          onKeyDown={handleKeyDown}
        />
      ))}
    </>
  );
}

/** -1 for none. */
const endOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? Number(target.dataset.end ?? -1) : -1;

/** At first it spans the middle half of the photo. */
function spanMiddle({ width, height }: Size): Line {
  return [
    { x: width * 0.25, y: height / 2 },
    { x: width * 0.75, y: height / 2 },
  ];
}

/** Stays on the photo. */
function move({ x, y }: Point, by: Point, photo: Size): Point {
  return { x: clamp(x + by.x, 0, photo.width), y: clamp(y + by.y, 0, photo.height) };
}

/** In percent of the photo. */
function toStyle({ x, y }: Point, photo: Size) {
  return { left: `${(100 * x) / photo.width}%`, top: `${(100 * y) / photo.height}%` };
}
