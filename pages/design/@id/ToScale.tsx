/** The drawing beside an average hand, to scale, both on the chosen tone. */
import { HAND } from "#domain/tile.ts";
import type { Data } from "./+data.ts";
import type { Measured } from "./describe.ts";
import { Drawing, plateSizes } from "./Plate.tsx";
import { toPrintScale } from "./Printout.tsx";

/** The gap beside the hand, in inches. */
const GAP = 0.35;

type ToScaleProps = Pick<Data, "design"> & { plate: Measured };

export function ToScale({ plate: { image, drawing, inches, trueSides }, design }: ToScaleProps) {
  const { size, canGrow } = design;
  const print = toPrintScale(trueSides) === 1 ? "at true size" : "smaller, on one sheet";
  const width = inches.width / drawing.width;
  // The largest inch that still fits both.
  const inch = `min(1.8rem, 100cqi / ${(HAND.width + GAP + width).toFixed(3)})`;
  return (
    <figure className="@container flex flex-wrap items-end gap-x-6 gap-y-3 pt-6">
      <div className="flex items-end gap-[calc(var(--inch)*0.35)]" style={{ "--inch": inch }}>
        <span className="sample-hand aspect-200/306 w-[calc(var(--inch)*5)] flex-none" aria-hidden="true" />
        <span
          className="relative bg-(--tone,var(--paper)) dark:[filter:brightness(var(--dim,0.86))]"
          style={{ width: `calc(var(--inch) * ${width.toFixed(3)})` }}
        >
          <Drawing
            image={image}
            alt=""
            // The plate's sizes, so that its files are reused.
            sizes={plateSizes(image.width / image.height)}
            priority="low"
          />
        </span>
      </div>
      <figcaption className="flex-1 basis-40 text-small text-soft">
        <p>{`${size}, shown to scale beside a hand of average size.`}</p>
        {canGrow && <p>Shown, measured, printed and tried on at its smallest.</p>}
        <button
          type="button"
          data-print="button"
          className="noscript:hidden min-h-12 text-ink underline hover:text-accent"
        >
          {`Print ${print}`}
        </button>
        <noscript>{`Printed, this page shows the drawing ${print}.`}</noscript>
      </figcaption>
    </figure>
  );
}
