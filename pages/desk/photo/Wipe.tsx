/** The picture after the scan. A finger wipes it, or a circle that sliders move. */
import { type PointerEvent, useState } from "react";
import type { Point } from "#domain/pixels.ts";
import { type Stroke, toPhoto } from "#drawing/wipe.ts";
import { Button } from "#renderer/components/Button.tsx";
import type { PhotoResult } from "./request.ts";

type WipeProps = {
  src: string;
  shown: NonNullable<PhotoResult["shown"]>;
  strokes: readonly Stroke[];
  onWiped(strokes: readonly Stroke[]): void;
};

/** Percent of the picture; the size is the radius of a stroke. */
const SLIDERS = [
  { key: "across", label: "Across", min: 0, max: 100 },
  { key: "down", label: "Down", min: 0, max: 100 },
  { key: "size", label: "Size", min: 1, max: 25 },
] as const;

export function Wipe({ src, shown, strokes, onWiped }: WipeProps) {
  const [isWiping, setWiping] = useState(false);
  const [circle, setCircle] = useState({ across: 50, down: 50, size: 4 });
  const [drawn, setDrawn] = useState<{ points: readonly Point[]; on: string; by?: number }>();
  const { width, height, frame } = shown;
  const radius = (circle.size / 100) * Math.sqrt(width * height);
  const center = { x: circle.across / 100, y: circle.down / 100 };
  const wipe = (points: readonly Point[]) =>
    onWiped([...strokes, toPhoto({ points, radius: circle.size / 100 }, frame)]);
  const draw = (event: PointerEvent<SVGSVGElement>, points: readonly Point[]) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    setDrawn({ points: [...points, { x, y }], on: src, by: event.pointerId });
    setCircle({ ...circle, across: toWholePercent(x), down: toWholePercent(y) });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <figure>
        <div className="relative w-fit">
          <img className="max-h-[70svh] bg-paper" src={src} alt="After" />
          {isWiping && (
            // The sliders do the same by keys.
            <svg
              className="absolute inset-0 size-full cursor-crosshair touch-pinch-zoom"
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              onPointerDown={(event) => {
                if (!event.isPrimary || event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                draw(event, []);
              }}
              onPointerMove={(event) => {
                if (event.pointerId === drawn?.by) draw(event, drawn.points);
              }}
              onPointerUp={({ pointerId }) => {
                if (pointerId !== drawn?.by) return;
                wipe(drawn.points);
                // What is wiped stays marked until the picture shows it.
                setDrawn({ ...drawn, by: undefined });
              }}
              // Two fingers zoom the page.
              onPointerCancel={() => setDrawn(undefined)}
            >
              {drawn?.on === src && (
                <polygon
                  className="fill-accent stroke-accent opacity-50 [stroke-linecap:round] [stroke-linejoin:round]"
                  strokeWidth={2 * radius}
                  points={drawn.points.map(({ x, y }) => `${x * width},${y * height}`).join(" ")}
                />
              )}
              <circle
                className="fill-none stroke-white mix-blend-difference [stroke-dasharray:4] [stroke-width:2px] [vector-effect:non-scaling-stroke]"
                cx={center.x * width}
                cy={center.y * height}
                r={radius}
              />
            </svg>
          )}
        </div>
        <figcaption>After</figcaption>
      </figure>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          className="aria-expanded:border-accent aria-expanded:text-accent"
          aria-expanded={isWiping}
          onClick={() => setWiping(!isWiping)}
        >
          Wipe
        </Button>
        {isWiping && (
          <>
            <Button variant="quiet" onClick={() => wipe([center])}>
              Wipe here
            </Button>
            <Button
              variant="quiet"
              className="aria-disabled:text-soft"
              aria-disabled={strokes.length === 0}
              onClick={() => onWiped(strokes.slice(0, -1))}
            >
              Undo
            </Button>
          </>
        )}
      </div>
      {isWiping && (
        <fieldset>
          <legend className="text-small text-soft">
            Circle or tap on the picture what does not belong, such as tape: it becomes paper. Or move the
            dashed circle, and press Wipe here.
          </legend>
          {SLIDERS.map(({ key, label, ...range }) => (
            <label key={key} className="flex min-h-12 items-center gap-3">
              <span className="w-16 flex-none">{label}</span>
              <input
                className="h-12 min-w-0 flex-1 touch-pan-y"
                type="range"
                {...range}
                value={circle[key]}
                aria-valuetext={`${circle[key]} %`}
                onChange={({ target }) => setCircle({ ...circle, [key]: target.valueAsNumber })}
              />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const toWholePercent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
