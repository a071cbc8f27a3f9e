/** The photo with the drawing on it: fingers, mouse, wheel and keys move it, and a frame around it has handles. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Size } from "#domain/pixels.ts";
import { type Fitting, type Setting, sizeInWords } from "./fitting.ts";
import { nudge } from "./keys.ts";
import { HANDLE, PhotoCanvas } from "./PhotoCanvas.tsx";
import { flatSize, type Placement, placeAtFirst, toUnits, widthSeen } from "./placement.ts";
import { usePlacementGestures } from "./use-placement-gestures.ts";

type StageProps = {
  fitting: Fitting;
  onChange: (change: Partial<Setting>) => void;
  onProblem: (problem: string) => void;
};

export function Stage({ fitting, onChange, onProblem }: StageProps) {
  const { photo, drawing, design, setting } = fitting;
  const stage = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const { aspectRatio } = drawing;
  const units = toUnits(photo.photo);
  usePlacementGestures({ stage, placement: setting, aspectRatio, photo: units, onChange });
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const next = event.key === "Home" ? placeAtFirst(units) : nudge(setting, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const announce = () => {
    const [x, y] = [setting.x / units.width, setting.y / units.height].map((share) =>
      Math.round(share * 100),
    );
    setAnnouncement(
      `${x}% across, ${y}% down, size ${sizeInWords(fitting)}, turned ${Math.round(setting.turn)}°`,
    );
  };
  return (
    <>
      <PhotoCanvas
        ref={stage}
        className="group cursor-move"
        photo={photo}
        drawing={drawing}
        tattoo={setting}
        onProblem={onProblem}
        role="application"
        aria-label={`${design.title} on your photo`}
        aria-describedby="try-keys"
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onKeyUp={announce}
      >
        <Frame placement={setting} aspectRatio={aspectRatio} photo={units} />
      </PhotoCanvas>
      <p id="try-keys" hidden>
        Arrow keys move the drawing, plus and minus size it, square brackets turn it, Home puts it back.
      </p>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}

type FrameProps = { placement: Placement; aspectRatio: number; photo: Size };

/** Visible only in use, so that it does not distract from the ink. */
function Frame({ placement, aspectRatio, photo }: FrameProps) {
  const { x, y, turn, curve } = placement;
  const { width, height } = flatSize(placement, aspectRatio);
  const style = {
    left: `${(100 * x) / photo.width}%`,
    top: `${(100 * y) / photo.height}%`,
    width: `${(100 * width * widthSeen(curve)) / photo.width}%`,
    height: `${(100 * height) / photo.height}%`,
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
  };
  return (
    <div
      className="absolute opacity-0 outline-dotted outline-2 outline-[white] outline-offset-6 drop-shadow-[0_0_1px_rgb(0_0_0/0.7)] transition-opacity duration-160 group-hover:opacity-100 group-focus:opacity-100 group-active:opacity-35"
      style={style}
      aria-hidden="true"
    >
      <i data-handle="spin" className={`${HANDLE} -top-8 left-1/2 cursor-grab`} />
      <i
        data-handle="resize"
        className={`${HANDLE} top-[calc(100%+6px)] left-[calc(100%+6px)] cursor-nwse-resize`}
      />
    </div>
  );
}
