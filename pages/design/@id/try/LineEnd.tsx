/** An end of the measuring line: dragged, or moved by the arrow keys. */
import { useDrag } from "@use-gesture/react";
import type { KeyboardEvent, Ref } from "react";
import type { Point, Size } from "#domain/pixels.ts";
import { arrow } from "./keys.ts";

type LineEndProps = {
  ref?: Ref<HTMLButtonElement>;
  name: string;
  point: Point;
  photo: Size;
  move: (point: Point) => void;
};

export function LineEnd({ ref, name, point, photo, move }: LineEndProps) {
  const moveTo = ({ x, y }: Point) =>
    move({ x: Math.min(Math.max(x, 0), photo.width), y: Math.min(Math.max(y, 0), photo.height) });
  const bind = useDrag(
    ({ movement: [x, y], event, target, memo = point }) => {
      event.stopPropagation();
      const { width, height } = (
        (target as HTMLElement).parentElement as HTMLElement
      ).getBoundingClientRect();
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
      ref={ref}
      type="button"
      {...bind()}
      className="try-end"
      style={{ left: `${(100 * point.x) / photo.width}%`, top: `${(100 * point.y) / photo.height}%` }}
      aria-label={name}
      aria-description="Move it with the arrow keys"
      onKeyDown={handleKeyDown}
    />
  );
}
