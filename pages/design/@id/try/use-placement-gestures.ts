/** Fingers and mouse on the photo. */
import { useGesture } from "@use-gesture/react";
import type { RefObject } from "react";
import type { Point } from "#domain/pixels.ts";
import type { Fitting } from "./fitting.ts";
import { HANDLES, type Placement, pinch, pull } from "./placement.ts";

export function usePlacementGestures(
  stage: RefObject<HTMLElement | null>,
  placement: Placement,
  onChange: Fitting["onChange"],
): void {
  const toPoint = (at: [x: number, y: number]) => pointOn(stage.current, at);
  // `memo` is what the first event of a gesture returns: how it was before.
  useGesture(
    {
      onDrag({ initial, xy, tap, pinching, cancel, event: { target }, memo = { placement, target } }) {
        if (pinching) return cancel();
        const [from, to] = [toPoint(initial), toPoint(xy)];
        const handle = HANDLES.find((name) => memo.target.dataset.handle === name);
        // A tap beside it brings it there.
        if (tap) isFrame(target) || onChange(to);
        else if (handle) onChange(pull(memo.placement, handle, from, to));
        else onChange(pinch(memo.placement, { from, to, scale: 1, turn: 0 }));
        return memo;
      },
      onPinch({ origin, movement: [scale, turn], memo = { placement, from: toPoint(origin) } }) {
        onChange(pinch(memo.placement, { from: memo.from, to: toPoint(origin), scale, turn }));
        return memo;
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
function pointOn(element: Element | null, [x, y]: [number, number]): Point {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const long = Math.max(width, height);
  return { x: (x - left) / long, y: (y - top) / long };
}

/** Or a handle of it. */
const isFrame = (target: EventTarget | null) =>
  target instanceof Element && target.closest(":has(> [data-handle])") !== null;
