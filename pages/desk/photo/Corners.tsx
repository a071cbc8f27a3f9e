/** A photo with the corners of its sheet: handles to drag, and numbers for keys and screen readers. */
import { type PointerEvent, useState } from "react";
import type { Size } from "#domain/pixels.ts";
import { type Percents, within } from "./request.ts";

const NAMES = ["Upper left", "Upper right", "Lower right", "Lower left"];
const AXES = ["across", "down"] as const;

/** The radius of a handle, as a share of the photo's longer side. */
const RADIUS = 0.045;

type CornersProps = { src: string; size: Size; corners: Percents; onMoved(corners: Percents): void };

export function Corners({ src, size, corners, onMoved }: CornersProps) {
  const [dragged, setDragged] = useState<Percents>();
  const { width, height } = size;
  const shown = dragged ?? corners;
  const moved = (index: number, [x, y]: Percents[number]) => shown.with(index, [within(x), within(y)]);
  const drag = (
    index: number,
    { currentTarget, pointerId, clientX, clientY }: PointerEvent<SVGCircleElement>,
  ) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
    setDragged(moved(index, [(100 * x) / width, (100 * y) / height]));
  };
  const drop = () => {
    if (dragged) onMoved(dragged);
    setDragged(undefined);
  };
  return (
    <>
      <svg className="block max-h-[70svh] max-w-full" viewBox={`0 0 ${width} ${height}`} role="img">
        <title>Before</title>
        <image href={src} width={width} height={height} />
        <polygon
          className="fill-none stroke-accent [stroke-width:2px] [vector-effect:non-scaling-stroke]"
          points={shown.map(([x, y]) => `${(x * width) / 100},${(y * height) / 100}`).join(" ")}
        />
        {shown.map(([x, y], index) => (
          <circle
            key={NAMES[index]}
            className="cursor-move touch-none fill-accent/35 stroke-white [stroke-width:2px] [vector-effect:non-scaling-stroke]"
            cx={(x * width) / 100}
            cy={(y * height) / 100}
            r={RADIUS * Math.max(width, height)}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={(event) => drag(index, event)}
            onPointerUp={drop}
            onPointerCancel={drop}
          />
        ))}
      </svg>
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

/** Keeps what is typed until the field is left: it may be blank, or end with a point. */
function PercentInput({ axis, value, onMoved }: PercentInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="flex items-center gap-2">
      <input
        className="min-h-12 w-24 border border-line bg-panel px-3"
        type="number"
        min={0}
        max={100}
        step="any"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value) onMoved(target.valueAsNumber);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {axis}
    </label>
  );
}
