/** A poked drawing becomes its tattoo: a copy moves to the tattoo's place in the photo and dissolves there. */

export const DISSOLVE_MS = 900;

type Dissolve = {
  /** The box of the photo. */
  frame: HTMLElement;
  /** Moves the drawing, as large as fits in the frame, to its tattoo; a CSS transform. */
  place?: string;
  durationMs: number;
};

/** Moves a copy of the drawing over the photo, where it dissolves. The caller shows the photo meanwhile. */
export function dissolve(drawing: HTMLImageElement, { frame, place = "none", durationMs }: Dissolve): void {
  const from = toStart(drawing.getBoundingClientRect(), frame.getBoundingClientRect());
  const copy = Object.assign(document.createElement("img"), {
    src: drawing.currentSrc,
    alt: "",
    // Only ink dissolves: the paper becomes white, which does not change what is below.
    className:
      "pointer-events-none absolute inset-0 size-full object-contain opacity-0 mix-blend-multiply [filter:brightness(1.03)]",
  });
  frame.append(copy);
  const keyframes = [
    { transform: from, opacity: 1 },
    { transform: place, opacity: 1, offset: 0.6 },
    { transform: place, opacity: 0 },
  ];
  const moving = copy.animate(keyframes, { duration: durationMs, easing: "ease-in-out" });
  moving.onfinish = moving.oncancel = () => copy.remove();
}

/** Writes the transform that lays a copy, as large as fits in `frame`, over the drawing. */
function toStart(drawing: DOMRect, frame: DOMRect): string {
  const scale = drawing.width / Math.min(frame.width, (frame.height * drawing.width) / drawing.height);
  const x = drawing.x + drawing.width / 2 - frame.x - frame.width / 2;
  const y = drawing.y + drawing.height / 2 - frame.y - frame.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
