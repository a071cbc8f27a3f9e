/** The two parts of the screen: the photo with its ink, as large as fits, and the panel of controls. */
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { NO_MEMORY } from "./pictures.ts";
import type { TryOnState } from "./state.ts";
import { createRenderer, type Renderer, type Tattoo } from "./webgl.ts";

type PhotoCanvasProps = ComponentProps<"div"> & {
  state: TryOnState;
  /** Absent to show the photo alone. */
  tattoo?: Tattoo;
};

/** `children` lie over the photo. */
export function PhotoCanvas({ state, tattoo, className, children, ...element }: PhotoCanvasProps) {
  const { losses, isDrawn } = useRenderedCanvas(state, tattoo);
  const { width, height } = state.photo.units;
  return (
    <div className="@container-size beside:ml-gutter grid beside:place-items-start place-items-center overflow-hidden beside:bg-wall bg-wall-deep">
      <div
        {...element}
        className={clsx(
          // Below the panel's width a slightly taller photo fills the screen from edge to edge.
          "relative aspect-(--aspect) beside:w-[min(100cqw,100cqh*var(--aspect))] w-[min(100cqw,110cqh*var(--aspect))]",
          "halftone touch-none select-none overflow-hidden focus-visible:-outline-offset-2",
          className,
        )}
        style={{ "--aspect": width / height }}
      >
        <canvas
          ref={state.canvas}
          key={losses}
          className={clsx("block size-full", !isDrawn && "opacity-0")}
        />
        {isDrawn && children}
      </div>
    </div>
  );
}

/** Draws at most once a frame, after a change. Replaces a canvas that the graphics card loses. */
function useRenderedCanvas({ photo, drawing, canvas, onProblem }: TryOnState, tattoo?: Tattoo) {
  const [isDrawn, setDrawn] = useState(false);
  const [renderer, setRenderer] = useState<Renderer>();
  const [losses, setLosses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a replaced canvas needs its own renderer
  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return;
    const replace = () => setLosses((count) => count + 1);
    element.addEventListener("webglcontextlost", replace);
    try {
      setRenderer(createRenderer(element, photo));
    } catch (error) {
      console.warn("The photo could not be drawn.", error);
      onProblem(NO_MEMORY);
    }
    return () => element.removeEventListener("webglcontextlost", replace);
  }, [photo, losses, canvas, onProblem]);
  useEffect(() => renderer?.dispose, [renderer]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      renderer?.draw(drawing, tattoo);
      setDrawn(Boolean(renderer));
    });
    return () => cancelAnimationFrame(frame);
  }, [renderer, drawing, tattoo]);
  return { losses, isDrawn };
}

/** Holds the controls, below the photo or beside it. */
export function ControlPanel({ children }: { children: ReactNode }) {
  return (
    <div className="@container grid beside:max-h-none max-h-[46dvh] auto-rows-max grid-cols-1 gap-2 overflow-y-auto px-gutter beside:pt-8 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom,0px))] beside:pl-6">
      {children}
    </div>
  );
}
