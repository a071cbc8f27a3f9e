/** The drawing beside a hand of average size, both at the same scale. */
import type { CSSProperties } from "react";
import type { Box, PlateEntry } from "#domain/manifest-schema.ts";
import type { Inches } from "#domain/size.ts";
import { plateSizes } from "#domain/slots.ts";
import { Picture } from "#renderer/components/Picture.tsx";

type ToScaleProps = {
  image: PlateEntry;
  /** The part of the picture that `inches` measures. */
  drawing: Box;
  inches: Inches;
};

export function ToScale({ image, drawing, inches }: ToScaleProps) {
  const style = { "--inches": inches.width, "--enlarged": (1 / drawing.width).toFixed(3) } as CSSProperties;
  return (
    <figure className="beside-hand">
      <div className="to-scale" style={style}>
        <span className="hand" aria-hidden="true" />
        <span className="to-scale-paper">
          {/* The same `sizes` as the plate, to reuse its file. */}
          <Picture image={image} alt="" sizes={plateSizes(image.width / image.height)} priority="low" />
        </span>
      </div>
      <figcaption className="small text-soft">Shown to scale beside a hand of average size.</figcaption>
    </figure>
  );
}
