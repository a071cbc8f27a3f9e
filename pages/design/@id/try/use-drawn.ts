/** Keeps a canvas drawn: once a frame, and only when something has changed. */
import { useEffect, useRef, useState } from "react";
import type { Drawing } from "./drawing.ts";
import { NO_MEMORY } from "./photo-file.ts";
import { createRenderer, type Renderer, type Skin, type Tattoo } from "./renderer.ts";

/** `tattoo` is absent for the photo alone. `fail` receives the message for the visitor. */
type Drawn = { skin: Skin; drawing: Drawing; tattoo?: Tattoo; fail: (problem: string) => void };

/** `key` makes a new canvas when the graphics card has dropped the old one. */
export function useDrawn({ skin, drawing, tattoo, fail }: Drawn) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<Renderer>(undefined);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const lose = () => setLost(true);
    place.addEventListener("webglcontextlost", lose);
    attempt(() => {
      renderer.current = createRenderer(place, skin, isLost);
    }, fail);
    return () => {
      place.removeEventListener("webglcontextlost", lose);
      renderer.current?.dispose();
      renderer.current = undefined;
    };
  }, [skin, isLost, fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new canvas must be drawn, too
  useEffect(() => {
    const frame = requestAnimationFrame(() => attempt(() => renderer.current?.draw(drawing, tattoo), fail));
    return () => cancelAnimationFrame(frame);
  }, [skin, isLost, drawing, tattoo, fail]);
  return { canvas, key: String(isLost) };
}

/** Fails only when no memory is left for a canvas. */
function attempt(work: () => void, fail: Drawn["fail"]): void {
  try {
    work();
  } catch (error) {
    console.warn("The photo could not be drawn.", error);
    fail(NO_MEMORY);
  }
}
