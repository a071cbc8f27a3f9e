/** Fingers, mouse and wheel on the photo. */
import { useGesture } from "@use-gesture/react";
import { type RefObject, useRef } from "react";
import type { Point } from "#domain/pixels.ts";
import type { Fitting } from "./fitting.ts";
import { HANDLES, type Handle, type Placement, pinch, placeAtFirst, pull } from "./placement.ts";

type Pixels = [x: number, y: number];

/** Two taps within this time are a double tap. */
const DOUBLE_TAP_MS = 350;
/** Pixels of the wheel that double the size, and that turn it by a degree. */
const DOUBLING = 500;
const DEGREE = 8;

export function usePlacementGestures(
  stage: RefObject<HTMLElement | null>,
  { setting, photo, onChange }: Fitting,
): void {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const toPoint = (at: Pixels) => pointOn(stage.current, at);

  const tap = (at: Point, { target, timeStamp }: Event) => {
    const isDouble = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = timeStamp;
    if (isDouble) onChange(placeAtFirst(photo.units));
    else if (!isDrawing(target)) onChange(at);
  };

  useGesture(
    {
      onDrag({ initial, xy, tap: isTap, pinching, cancel, event, memo }) {
        if (pinching) return cancel();
        if (isTap) return tap(toPoint(xy), event);
        const start: { placement: Placement; handle?: Handle } = memo ?? {
          placement: setting,
          handle: handleOf(event.target),
        };
        const [from, to] = [toPoint(initial), toPoint(xy)];
        if (start.handle) onChange(pull(start.placement, start.handle, from, to));
        else onChange(pinch(start.placement, { from, to, scale: 1, turn: 0 }));
        return start;
      },
      onPinch({ origin, movement: [scale, turn], memo }) {
        const start: { placement: Placement; from: Point } = memo ?? {
          placement: setting,
          from: toPoint(origin),
        };
        onChange(pinch(start.placement, { from: start.from, to: toPoint(origin), scale, turn }));
        return start;
      },
      onWheel({ movement: [across, down], ctrlKey, shiftKey, last, event, memo }) {
        // With Ctrl the library treats it as two fingers. The last event comes late, after other gestures.
        if (ctrlKey || last) return;
        event.preventDefault();
        const start: Placement = memo ?? setting;
        const way = across + down;
        onChange(
          shiftKey ? { turn: start.turn + way / DEGREE } : { size: start.size * 2 ** (-way / DOUBLING) },
        );
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
export function pointOn(element: Element | null, [x, y]: Pixels): Point {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const long = Math.max(width, height);
  return { x: (x - left) / long, y: (y - top) / long };
}

const handleOf = (target: EventTarget | null) =>
  HANDLES.find((handle) => target instanceof HTMLElement && target.dataset.handle === handle);

/** Whether it is the frame around the drawing, or a handle of it. */
const isDrawing = (target: EventTarget | null) =>
  target instanceof Element && target.closest(":has(> [data-handle])") !== null;
