/** A photo with the corners of its sheet: handles to drag, and numbers for keys and screen readers. */
import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import type { Size } from "#domain/pixels.ts";
import { type Percents, within } from "./request.ts";

const NAMES = ["Upper left", "Upper right", "Lower right", "Lower left"];
const AXES = ["across", "down"] as const;

type CornersProps = { src: string; size: Size; corners: Percents; onMoved(corners: Percents): void };

export function Corners({ src, size, corners, onMoved }: CornersProps) {
  const [dragged, setDragged] = useState<Percents>();
  const shown = dragged ?? corners;
  const pressed = useRef({ x: 0, y: 0 });
  const moved = (index: number, [x, y]: Percents[number]) => corners.with(index, [within(x), within(y)]);
  // Reads each event by itself: the last move may not have been rendered when the finger is lifted.
  const drag = (index: number, { currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const photo = currentTarget.offsetParent?.getBoundingClientRect();
    const [across, down] = [clientX - pressed.current.x, clientY - pressed.current.y];
    if (!photo || !currentTarget.hasPointerCapture(pointerId) || (across === 0 && down === 0))
      return undefined;
    const [x, y] = corners[index] ?? [0, 0];
    return moved(index, [x + (100 * across) / photo.width, y + (100 * down) / photo.height]);
  };
  const drop = (placed?: Percents) => {
    if (placed) onMoved(placed);
    setDragged(undefined);
  };
  return (
    <>
      <div
        className="relative aspect-(--aspect) w-[min(100%,70svh*var(--aspect))]"
        style={{ "--aspect": size.width / size.height } as CSSProperties}
      >
        <img className="size-full" src={src} alt="Before" draggable={false} />
        <svg
          className="absolute inset-0 size-full overflow-visible"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polygon
            className="fill-none stroke-accent [stroke-width:2px] [vector-effect:non-scaling-stroke]"
            points={shown.join(" ")}
          />
        </svg>
        {shown.map(([x, y], index) => (
          // Not part of the SVG, where `touch-action` does nothing: a finger would scroll the page.
          <span
            key={NAMES[index]}
            className="-translate-1/2 absolute size-10 cursor-move touch-none rounded-full border-2 border-white bg-accent/35"
            style={{ left: `${x}%`, top: `${y}%` }}
            onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
              currentTarget.setPointerCapture(pointerId);
              pressed.current = { x: clientX, y: clientY };
            }}
            onPointerMove={(event) => setDragged(drag(index, event))}
            onPointerUp={(event) => drop(drag(index, event))}
            onPointerCancel={() => drop()}
          />
        ))}
      </div>
      <details>
        <summary className="w-max py-3 underline">Corners in percent</summary>
        {shown.map(([x, y], index) => (
          <fieldset key={NAMES[index]} className="flex flex-wrap items-center gap-x-4">
            <legend>{`${NAMES[index]} corner`}</legend>
            {AXES.map((axis) => (
              <PercentInput
                key={axis}
                axis={axis}
                value={axis === "across" ? x : y}
                onMoved={(value) => onMoved(moved(index, axis === "across" ? [value, y] : [x, value]))}
              />
            ))}
          </fieldset>
        ))}
      </details>
    </>
  );
}

type PercentInputProps = { axis: string; value: number; onMoved(value: number): void };

/** Keeps what is typed, which may be blank or end with a point, until the field is left or the corner is dragged. */
function PercentInput({ axis, value, onMoved }: PercentInputProps) {
  const [typed, setTyped] = useState<{ text: string; means: number }>();
  return (
    <label className="flex items-center gap-2">
      <input
        className="min-h-12 w-24 border border-line bg-panel px-3"
        type="number"
        min={0}
        max={100}
        step="any"
        value={typed?.means === value ? typed.text : value}
        onChange={({ target }) => {
          setTyped({ text: target.value, means: target.value ? within(target.valueAsNumber) : value });
          if (target.value) onMoved(target.valueAsNumber);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {axis}
    </label>
  );
}
