/** Fingers, mouse and wheel on the photo. */
import { useGesture } from "@use-gesture/react";
import { type RefObject, useRef } from "react";
import type { Point, Size } from "#domain/pixels.ts";
import { type Placement, pinch, placeAtFirst, pull, toDrawing } from "./placement.ts";

type Hands<P extends Placement> = {
  stage: RefObject<HTMLElement | null>;
  placement: P;
  aspectRatio: number;
  /** In units. */
  photo: Size;
  show: (placement: P) => void;
  settle: () => void;
};

type Pixels = [x: number, y: number];

/** Two taps within this time are a double tap. */
const DOUBLE_TAP_MS = 350;
/** Pixels of the wheel that double the size, and that turn it by a degree. */
const DOUBLING = 500;
const DEGREE = 8;

export function useHands<P extends Placement>(hands: Hands<P>): void {
  const { stage, placement, aspectRatio, photo, show, settle } = hands;
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const toPoint = (at: Pixels) => pointOn(stage.current as HTMLElement, at);

  const tap = (at: Point, timeStamp: number) => {
    const isDouble = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = timeStamp;
    if (isDouble) show({ ...placement, ...placeAtFirst(photo) });
    else if (!toDrawing(at, placement, aspectRatio)) show({ ...placement, ...at });
    settle();
  };

  useGesture(
    {
      onDrag({ initial, xy, tap: isTap, last, pinching, cancel, event, memo }) {
        if (pinching) return cancel();
        if (isTap) return tap(toPoint(xy), event.timeStamp);
        const start: { placement: P; handle?: string } = memo ?? {
          placement,
          handle: handleOf(event.target),
        };
        const [from, to] = [toPoint(initial), toPoint(xy)];
        if (start.handle === "resize" || start.handle === "spin")
          show(pull(start.placement, start.handle, from, to));
        else show(pinch(start.placement, { from, to, scale: 1, turn: 0 }));
        if (last) settle();
        return start;
      },
      onPinch({ origin, movement: [scale, turn], last, memo }) {
        const start: { placement: P; from: Point } = memo ?? { placement, from: toPoint(origin) };
        show(pinch(start.placement, { from: start.from, to: toPoint(origin), scale, turn }));
        if (last) settle();
        return start;
      },
      onWheel({ movement: [across, down], ctrlKey, shiftKey, last, event, memo }) {
        // The library treats it as two fingers.
        if (ctrlKey) return;
        event.preventDefault();
        // Arrives late: something else may have moved the drawing since.
        if (last) return settle();
        const start: P = memo ?? placement;
        const way = across + down;
        if (shiftKey) show({ ...start, turn: start.turn + way / DEGREE });
        else show({ ...start, size: start.size * 2 ** (-way / DOUBLING) });
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
