/** The drawing next to a hand of average size, to scale, both on the chosen tone. */
import type { CSSProperties } from "react";
import type { Box, PlateEntry } from "#domain/manifest-schema.ts";
import type { Inches } from "#domain/size.ts";
import { plateSizes } from "#domain/sizes.ts";
import { Picture } from "#renderer/components/Picture.tsx";
import { Tinted } from "./tones/Tinted.tsx";
import type { End } from "./true-size/sides.ts";

type ToScaleProps = {
  image: PlateEntry;
  /** The part of the picture that `inches` measures. */
  drawing: Box;
  inches: Inches;
  ends: End[];
};

export function ToScale({ image, drawing, inches, ends }: ToScaleProps) {
  // As on the plate, to reuse its files.
  const sizes = plateSizes(image.width / image.height);
  const style = { "--inches": inches.width, "--enlarged": (1 / drawing.width).toFixed(3) } as CSSProperties;
  return (
    <figure className="row beside-hand">
      <div className="to-scale" style={style}>
        <span className="hand" aria-hidden="true" />
        <span className="to-scale-paper">
          <Picture image={image} alt="" sizes={sizes} priority="low" />
          <Tinted tones={image.tones} />
        </span>
      </div>
      <figcaption className="small text-soft">
        <p>Shown to scale beside a hand of average size.</p>
        <div className="row">
          <button type="button" id="true-size" className="btn btn-quiet" data-ends={JSON.stringify(ends)}>
            True size
          </button>
          <button type="button" id="print" className="btn btn-quiet">
            Print at true size
          </button>
        </div>
        <noscript>Printed, this page shows the drawing at true size.</noscript>
      </figcaption>
    </figure>
  );
}
