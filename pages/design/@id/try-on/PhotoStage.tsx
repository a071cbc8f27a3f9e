/** The photo and the drawing on it. Fingers, mouse and keys move the drawing, and a frame around it has handles. */
import { useGesture } from "@use-gesture/react";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Point, Size } from "#domain/pixels.ts";
import { PhotoCanvas } from "./PhotoCanvas.tsx";
import { flatSize, HANDLES, nudge, type Placement, pinch, pull, visibleShare } from "./placement.ts";
import { spokenSize, type TryOnState, toWholePercent } from "./state.ts";
import type { Tattoo } from "./webgl.ts";

/** A small dot over the photo in a large target. */
const HANDLE =
  "absolute grid size-12 touch-none -translate-1/2 place-items-center after:size-4.5 after:rounded-full after:border-2 after:border-black after:bg-white";

type PhotoStageProps = {
  state: TryOnState;
  label: string;
  /** Width over height of what `state.setting` places. */
  aspectRatio: number;
  /** The Home key returns to this placement. */
  first: Placement;
  /** Hides the frame except during use, so that it does not distract from the ink. */
  tattoo?: Tattoo;
};

export function PhotoStage({ state, label, aspectRatio, first, tattoo }: PhotoStageProps) {
  const { photo, setting, onChange } = state;
  const { units } = photo;
  const stage = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  usePlacementGestures(stage, setting, onChange);
  useEffect(() => {
    // Leave the focus on the arms, so that arrow keys go on from one to the next.
    if (!document.activeElement?.matches("[name=arm]")) stage.current?.focus({ preventScroll: true });
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const next = event.key === "Home" ? first : nudge(setting, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const announce = () => {
    const [x, y] = [toWholePercent(setting.x / units.width), toWholePercent(setting.y / units.height)];
    setAnnouncement(`${x} across, ${y} down, size ${spokenSize(state)}, turned ${Math.round(setting.turn)}°`);
  };
  return (
    <>
      <PhotoCanvas
        ref={stage}
        className="group cursor-move"
        state={state}
        tattoo={tattoo}
        role="application"
        aria-label={label}
        aria-describedby="try-keys"
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onKeyUp={announce}
      >
        <Frame style={toStyle(setting, aspectRatio, units)} isHidden={Boolean(tattoo)} />
      </PhotoCanvas>
      <p id="try-keys" hidden>
        Arrow keys move it, plus and minus size it, square brackets turn it, Home puts it back.
      </p>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}

type FrameProps = {
  style: CSSProperties;
  /** Whether it shows only during use. */
  isHidden: boolean;
};

/** The outline of the drawing, with a handle that turns it and one that sizes it. */
function Frame({ style, isHidden }: FrameProps) {
  return (
    <div
      className={`absolute outline-dotted outline-2 outline-white [filter:drop-shadow(0_0_1px_rgb(0_0_0/0.7))] ${isHidden ? "opacity-0 outline-offset-6 transition-opacity group-hover:opacity-100 group-focus:opacity-100 group-active:opacity-35" : "bg-white/20"}`}
      style={style}
      aria-hidden="true"
    >
      <i data-handle="spin" className={`${HANDLE} -top-8 left-1/2 cursor-grab`} />
      <i data-handle="resize" className={`${HANDLE} top-full left-full mt-1.5 ml-1.5 cursor-nwse-resize`} />
    </div>
  );
}

function toStyle(placement: Placement, aspectRatio: number, photo: Size) {
  const { width, height } = flatSize(placement, aspectRatio);
  return {
    left: toPercentOf(placement.x, photo.width),
    top: toPercentOf(placement.y, photo.height),
    width: toPercentOf(width * visibleShare(placement.curve), photo.width),
    height: toPercentOf(height, photo.height),
    transform: `translate(-50%, -50%) rotate(${placement.turn}deg)`,
  };
}

const toPercentOf = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Moves the drawing by fingers and mouse. */
function usePlacementGestures(
  stage: RefObject<HTMLElement | null>,
  placement: Placement,
  onChange: TryOnState["onChange"],
): void {
  const toPoint = (at: [x: number, y: number]) => pointOn(stage.current, at);
  // `memo` holds what the first event of a gesture returns: the state before it.
  useGesture(
    {
      onDrag({ initial, xy, tap, pinching, cancel, event: { target }, memo = { placement, target } }) {
        if (pinching) return cancel();
        const [from, to] = [toPoint(initial), toPoint(xy)];
        const handle = HANDLES.find((name) => memo.target.dataset.handle === name);
        // A tap beside the frame brings the drawing there.
        if (tap) isFrame(target) || onChange(to);
        else if (handle) onChange(pull(memo.placement, handle, { from, to }));
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

/** Converts a point of the window to a point of the photo that `element` shows. */
function pointOn(element: Element | null, [x, y]: [number, number]): Point {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const long = Math.max(width, height);
  return { x: (x - left) / long, y: (y - top) / long };
}

/** Whether the target is the frame or one of its handles. */
const isFrame = (target: EventTarget | null) =>
  target instanceof Element && target.closest(":has(> [data-handle])") !== null;
