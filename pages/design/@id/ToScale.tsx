/** The drawing next to a hand of average size, to scale, both on the chosen tone. */
import { plateSizes } from "#domain/sizes.ts";
import { Button } from "#renderer/components/Button.tsx";
import { Drawing } from "./Drawing.tsx";
import type { Measured } from "./sides.ts";

/** Inches: the width of the hand, with the gap beside it. */
const HAND = 5.35;

export function ToScale({ image, drawing, inches }: Measured) {
  const width = inches.width / drawing.width;
  // The largest inch that fits.
  const inch = `min(1.8rem, 100cqi / ${(HAND + width).toFixed(3)})`;
  return (
    <figure className="beside-hand @container flex flex-wrap items-end gap-x-6 gap-y-3 max-lg:-order-1">
      <div className="flex items-end gap-[calc(var(--inch)*0.35)]" style={{ "--inch": inch }}>
        <span className="hand relative aspect-200/306 w-[calc(var(--inch)*5)] flex-none" aria-hidden="true" />
        <span
          className="relative bg-[var(--tone,var(--paper))] to-scale-paper dark:[filter:brightness(var(--dim,0.86))]"
          style={{ width: `calc(var(--inch) * ${width.toFixed(3)})` }}
        >
          <Drawing
            image={image}
            alt=""
            // As on the plate, to reuse its files.
            sizes={plateSizes(image.width / image.height)}
            priority="low"
          />
        </span>
      </div>
      <figcaption className="grid flex-[1_1_10rem] justify-items-start gap-3 text-small text-soft">
        <p>Shown to scale beside a hand of average size.</p>
        <div className="in-data-lost:invisible flex noscript:hidden flex-wrap items-center gap-2">
          <Button variant="quiet" id="true-size">
            True size
          </Button>
          <Button variant="quiet" id="print">
            Print at true size
          </Button>
        </div>
        <noscript>Printed, this page shows the drawing at true size.</noscript>
      </figcaption>
    </figure>
  );
}
