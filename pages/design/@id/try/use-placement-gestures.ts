/** Fingers, mouse and wheel on the photo. */
import { useGesture } from "@use-gesture/react";
import { type RefObject, useRef } from "react";
import type { Point, Size } from "#domain/pixels.ts";
import { type Placement, pinch, placeAtFirst, pull, toDrawing } from "./placement.ts";

type PlacementGestures = {
  stage: RefObject<HTMLElement | null>;
  placement: Placement;
  aspectRatio: number;
  /** In units. */
  photo: Size;
  onChange: (placement: Partial<Placement>) => void;
};

type Pixels = [x: number, y: number];

/** Two taps within this time are a double tap. */
const DOUBLE_TAP_MS = 350;
/** Pixels of the wheel that double the size, and that turn it by a degree. */
const DOUBLING = 500;
const DEGREE = 8;

export function usePlacementGestures(gestures: PlacementGestures): void {
  const { stage, placement, aspectRatio, photo, onChange } = gestures;
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const toPoint = (at: Pixels) => pointOn(stage.current as HTMLElement, at);

  const tap = (at: Point, timeStamp: number) => {
    const isDouble = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = timeStamp;
    if (isDouble) onChange(placeAtFirst(photo));
    else if (!toDrawing(at, placement, aspectRatio)) onChange(at);
  };

  useGesture(
    {
      onDrag({ initial, xy, tap: isTap, pinching, cancel, event, memo }) {
        if (pinching) return cancel();
        if (isTap) return tap(toPoint(xy), event.timeStamp);
        const start: { placement: Placement; handle?: string } = memo ?? {
          placement,
          handle: handleOf(event.target),
        };
        const [from, to] = [toPoint(initial), toPoint(xy)];
        if (start.handle === "resize" || start.handle === "spin")
          onChange(pull(start.placement, start.handle, from, to));
        else onChange(pinch(start.placement, { from, to, scale: 1, turn: 0 }));
        return start;
      },
      onPinch({ origin, movement: [scale, turn], memo }) {
        const start: { placement: Placement; from: Point } = memo ?? { placement, from: toPoint(origin) };
        onChange(pinch(start.placement, { from: start.from, to: toPoint(origin), scale, turn }));
        return start;
      },
      onWheel({ movement: [across, down], ctrlKey, shiftKey, last, event, memo }) {
        // With Ctrl the library treats it as two fingers. The last event comes late, after other gestures.
        if (ctrlKey || last) return;
        event.preventDefault();
        const start: Placement = memo ?? placement;
        const way = across + down;
        if (shiftKey) onChange({ turn: start.turn + way / DEGREE });
        else onChange({ size: start.size * 2 ** (-way / DOUBLING) });
        return start;
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { keys: false } },
    },
  );
}

/** A point of the window as one of the photo that `element` shows. */
export function pointOn(element: Element, [x, y]: Pixels): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const long = Math.max(width, height);
  return { x: (x - left) / long, y: (y - top) / long };
}

function handleOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset.handle : undefined;
}
