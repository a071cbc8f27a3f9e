/** The photo with the drawing on it: fingers, mouse, wheel and keys move it, and a frame around it has handles. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Fitting, sizeInWords, toPercent } from "./fitting.ts";
import { HANDLE, PhotoCanvas } from "./PhotoCanvas.tsx";
import { flatSize, nudge, placeAtFirst, widthSeen } from "./placement.ts";
import { usePlacementGestures } from "./use-placement-gestures.ts";

export function Stage({ fitting }: { fitting: Fitting }) {
  const { photo, design, setting, onChange } = fitting;
  const { units } = photo;
  const stage = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  usePlacementGestures(stage, fitting);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const next = event.key === "Home" ? placeAtFirst(units) : nudge(setting, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const announce = () => {
    const [x, y] = [toPercent(setting.x / units.width), toPercent(setting.y / units.height)];
    setAnnouncement(
      `${x} across, ${y} down, size ${sizeInWords(fitting)}, turned ${Math.round(setting.turn)}°`,
    );
  };
  return (
    <>
      <PhotoCanvas
        ref={stage}
        className="group cursor-move"
        fitting={fitting}
        tattoo={setting}
        role="application"
        aria-label={`${design.title} on your photo`}
        aria-describedby="try-keys"
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onKeyUp={announce}
      >
        <Frame fitting={fitting} />
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

/** Visible only in use, so that it does not distract from the ink. */
function Frame({ fitting: { photo, drawing, setting } }: { fitting: Fitting }) {
  const { width, height } = flatSize(setting, drawing.aspectRatio);
  const style = {
    left: `${(100 * setting.x) / photo.units.width}%`,
    top: `${(100 * setting.y) / photo.units.height}%`,
    width: `${(100 * width * widthSeen(setting.curve)) / photo.units.width}%`,
    height: `${(100 * height) / photo.units.height}%`,
    transform: `translate(-50%, -50%) rotate(${setting.turn}deg)`,
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
