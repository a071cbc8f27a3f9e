/** The photo with the ink in it, as large as fits. `children` lie over it. */
import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from "react";
import { NO_MEMORY } from "./photo-file.ts";
import type { Drawing, Skin } from "./pictures.ts";
import { createRenderer, type Renderer, type Tattoo } from "./webgl.ts";

/** A large target around a small dot that lies over the photo. */
export const HANDLE =
  "absolute grid size-12 -translate-1/2 touch-none place-items-center after:size-4.5 after:rounded-full after:border-2 after:border-[black] after:bg-[white]";

type PhotoCanvasProps = ComponentProps<"div"> & {
  photo: Skin;
  drawing: Drawing;
  /** Absent for the photo alone. */
  tattoo?: Tattoo;
  onProblem: (problem: string) => void;
};

export function PhotoCanvas({
  photo,
  drawing,
  tattoo,
  onProblem,
  className,
  children,
  ...element
}: PhotoCanvasProps) {
  const { canvas, losses } = useRenderedCanvas({ photo, drawing, tattoo, onProblem });
  const { width, height } = photo.photo;
  return (
    <div className="@container-size grid place-items-center bg-wall-deep">
      <div
        {...element}
        className={`relative aspect-(--aspect) w-[min(100cqw,100cqh*var(--aspect))] touch-none select-none overflow-hidden focus-visible:-outline-offset-2 ${className}`}
        style={{ "--aspect": width / height } as CSSProperties}
      >
        <canvas ref={canvas} key={losses} className="block size-full" />
        {children}
      </div>
    </div>
  );
}

type Rendered = Pick<PhotoCanvasProps, "photo" | "drawing" | "tattoo" | "onProblem">;

/** Draws once a frame, and only when something has changed. A canvas that the graphics card loses is replaced. */
function useRenderedCanvas({ photo, drawing, tattoo, onProblem }: Rendered) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<Renderer>(undefined);
  const [losses, setLosses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a replaced canvas needs a renderer of its own
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const replace = () => setLosses((count) => count + 1);
    element.addEventListener("webglcontextlost", replace);
    try {
      renderer.current = createRenderer(element, photo);
    } catch (error) {
      console.warn("The photo could not be drawn.", error);
      onProblem(NO_MEMORY);
    }
    return () => {
      element.removeEventListener("webglcontextlost", replace);
      renderer.current?.dispose();
      renderer.current = undefined;
    };
  }, [photo, losses, onProblem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a replaced canvas must be drawn, too
  useEffect(() => {
    const frame = requestAnimationFrame(() => renderer.current?.draw(drawing, tattoo));
    return () => cancelAnimationFrame(frame);
  }, [photo, losses, drawing, tattoo]);
  return { canvas, losses };
}
