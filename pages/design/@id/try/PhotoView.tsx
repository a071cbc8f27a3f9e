/** The photo with the ink in it, as large as fits. `children` lie over it. */
import type { ComponentProps, CSSProperties } from "react";
import type { Drawing } from "./drawing.ts";
import type { Photo } from "./photo.ts";
import type { Tattoo } from "./renderer.ts";
import { useDrawn } from "./use-drawn.ts";

export type Shown = {
  photo: Photo;
  drawing: Drawing;
  /** Reports a problem to the visitor. */
  fail: (problem: string) => void;
};

/** `tattoo` is absent for the photo alone. */
type PhotoViewProps = Shown & { tattoo?: Tattoo } & ComponentProps<"div">;

export function PhotoView({ photo, drawing, tattoo, fail, children, ...place }: PhotoViewProps) {
  const { canvas, key } = useDrawn({ skin: photo, drawing, tattoo, fail });
  const { width, height } = photo.photo;
  return (
    <div className="try-stage">
      <div className="try-photo" style={{ "--aspect": width / height } as CSSProperties} {...place}>
        <canvas ref={canvas} key={key} />
        {children}
      </div>
    </div>
  );
}
