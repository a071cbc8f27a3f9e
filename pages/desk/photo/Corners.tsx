/** A photo with handles at the corners of its sheet, for fingers and arrow keys. */
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Size } from "#domain/pixels.ts";
import type { Percents } from "./order.ts";

const NAMES = ["Upper left", "Upper right", "Lower right", "Lower left"];

const ARROWS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The steps of an arrow key, without and with Shift, in percent. */
const [STEP, LEAP] = [0.2, 5];

/** The radius of a handle, as a share of the photo's longer side. */
const RADIUS = 0.045;

type CornersProps = { src: string; size: Size; corners: Percents; onMoved(corners: Percents): void };

export function Corners({ src, size, corners, onMoved }: CornersProps) {
  const [dragged, setDragged] = useState<Percents>();
  const { width, height } = size;
  const shown = dragged ?? corners;
  const moved = (index: number, [x, y]: [number, number]): Percents => {
    const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
    return shown.with(index, [within(x), within(y)]);
  };
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
  const press = (index: number, event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const [x = 0, y = 0] = shown[index] ?? [];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : STEP;
    onMoved(moved(index, [x + step * arrow[0], y + step * arrow[1]]));
  };
  return (
    <svg className="block max-h-[70svh] max-w-full" viewBox={`0 0 ${width} ${height}`}>
      <title>Before</title>
      <image href={src} width={width} height={height} />
      <polygon
        className="fill-none stroke-accent [stroke-width:2px] [vector-effect:non-scaling-stroke]"
        points={shown.map(([x, y]) => `${(x * width) / 100},${(y * height) / 100}`).join(" ")}
      />
      {shown.map(([x, y], index) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
        <circle
          key={NAMES[index]}
          className="cursor-move touch-none fill-accent/35 stroke-white [stroke-width:2px] [vector-effect:non-scaling-stroke] focus-visible:stroke-[6px] focus-visible:stroke-ink focus-visible:outline-none"
          cx={(x * width) / 100}
          cy={(y * height) / 100}
          r={RADIUS * Math.max(width, height)}
          tabIndex={0}
          role="button"
          aria-label={`${NAMES[index]} corner: ${x} % across, ${y} % down`}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={(event) => drag(index, event)}
          onPointerUp={drop}
          onPointerCancel={drop}
          onKeyDown={(event) => press(index, event)}
        />
      ))}
    </svg>
  );
}
