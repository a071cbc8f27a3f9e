/** Keeps a canvas drawn: once a frame, and only when something has changed. */
import { useEffect, useRef, useState } from "react";
import type { Drawing } from "./drawing.ts";
import { createRenderer, type Renderer, type Skin, type Tattoo } from "./renderer.ts";

/** The photo alone without a tattoo. `key` gives the canvas anew when the graphics card has dropped it. */
export function useDrawn(skin: Skin, drawing: Drawing, tattoo: Tattoo | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<Renderer>(undefined);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const drawn = createRenderer(place, skin, isLost);
    renderer.current = drawn;
    const lose = () => setLost(true);
    place.addEventListener("webglcontextlost", lose);
    return () => {
      place.removeEventListener("webglcontextlost", lose);
      drawn.dispose();
    };
  }, [skin, isLost]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => renderer.current?.draw(drawing, tattoo));
    return () => cancelAnimationFrame(frame);
  }, [drawing, tattoo]);
  return { canvas, key: String(isLost) };
}
