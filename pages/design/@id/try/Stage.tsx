/** The photo with the ink in it. Hands and keys move the drawing; a frame around it has handles. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Size } from "#domain/pixels.ts";
import { widthSeen } from "./bend.ts";
import { nudge, turnInWords } from "./keys.ts";
import { PhotoView, type Shown } from "./PhotoView.tsx";
import { flatSize, placeAtFirst, toUnits } from "./placement.ts";
import type { Setting } from "./renderer.ts";
import { useHands } from "./use-hands.ts";

type StageProps = {
  shown: Shown;
  title: string;
  /** The size in words. */
  size: string;
  setting: Setting;
  /** Shows the photo alone. */
  isBare: boolean;
  show: (setting: Setting) => void;
  settle: () => void;
};

export function Stage({ shown, title, size, setting, isBare, show, settle }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [said, say] = useState("");
  const { aspectRatio } = shown.drawing;
  const units = toUnits(shown.photo.photo);
  useHands({ stage, placement: setting, aspectRatio, photo: units, show, settle });

  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const next =
      event.key === "Home"
        ? { ...setting, ...placeAtFirst(units) }
        : nudge(setting, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    show(next);
  };
  const handleKeyUp = () => {
    settle();
    const [x, y] = [setting.x / units.width, setting.y / units.height].map((part) => Math.round(part * 100));
    say(`${x}% across, ${y}% down, size ${size}, turned ${turnInWords(setting.turn)}`);
  };
  return (
    <>
      <PhotoView
        {...shown}
        tattoo={isBare ? undefined : setting}
        ref={stage}
        role="application"
        aria-label={`${title} on your photo`}
        aria-describedby="try-keys"
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onKeyUp={handleKeyUp}
      >
        {!isBare && <Frame setting={setting} aspectRatio={aspectRatio} photo={units} />}
      </PhotoView>
      <p id="try-keys" hidden>
        Arrow keys move the drawing, plus and minus size it, square brackets turn it, Home puts it back.
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

type FrameProps = { setting: Setting; aspectRatio: number; photo: Size };

function Frame({ setting, aspectRatio, photo }: FrameProps) {
  const { x, y, turn, curve } = setting;
  const { width, height } = flatSize(setting, aspectRatio);
  const style = {
    left: `${(100 * x) / photo.width}%`,
    top: `${(100 * y) / photo.height}%`,
    width: `${(100 * width * widthSeen(curve)) / photo.width}%`,
    height: `${(100 * height) / photo.height}%`,
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
  };
  return (
    <div className="try-frame" style={style} aria-hidden="true">
      <i data-handle="spin" />
      <i data-handle="resize" />
    </div>
  );
}
