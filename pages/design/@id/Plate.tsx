/** The drawing on its paper or a skin tone, with rulers along two sides. */
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { PER_INCH, toLength } from "#domain/lengths.ts";
import { toSlideLink } from "#renderer/lightbox/slide-attributes.ts";
import { Picture, type PictureProps } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";

/** `isSmall` leaves room below the plate on small screens. */
type PlateProps = Data["plate"] & Pick<Data, "poke"> & { isSmall: boolean; children: ReactNode };

export function Plate({ image, alt, drawing, inches, poke, isSmall, children }: PlateProps) {
  const aspectRatio = image.width / image.height;
  return (
    <figure
      data-plate
      className={clsx(
        "stamp stamp-large grid place-items-center text-(--plate-ink,inherit) max-split:-mx-gutter",
        "pt-[clamp(1.75rem,3.4vw,3rem)] pr-[clamp(1.75rem,6vw,5.25rem)]",
        "pb-19 split:pb-[clamp(3.75rem,5vw,4.5rem)] pl-[clamp(3.9rem,6vw,5.25rem)]",
      )}
    >
      <div
        data-poke="drawing"
        data-dots={poke && JSON.stringify(poke)}
        className={clsx(
          "select-none [-webkit-touch-callout:none]",
          // Keep in sync with plateSizes and scripts/drawing/recipes.ts.
          "relative w-[min(100%,var(--ratio)*var(--high))] split:[--high:60vh]",
          isSmall ? "[--high:30vh]" : "[--high:45vh]",
        )}
        style={{ "--ratio": aspectRatio.toFixed(4) }}
      >
        <Drawing id="drawing" image={image} alt={alt} sizes={plateSizes(aspectRatio)} priority="high" />
        {/* The rulers measure the drawing, not its paper. */}
        {inches && (
          <>
            <Ruler axis="x" inches={inches.width} from={drawing.left} share={drawing.width} />
            <Ruler axis="y" inches={inches.height} from={drawing.top} share={drawing.height} />
          </>
        )}
      </div>
      <a
        className="absolute top-0 right-5 flex min-h-8 items-center text-(--ruler-label,var(--soft)) text-small [--link-ink:var(--plate-ink)] print:hidden"
        {...toSlideLink(image)}
        data-closer
        data-gallery={alt}
        data-title={alt}
      >
        Look closer
      </a>
      {children}
    </figure>
  );
}

/** A drawing, covered by its picture on the chosen tone. */
export function Drawing(picture: PictureProps) {
  return (
    <>
      <Picture {...picture} className="w-full opacity-(--original,var(--faded,1))" />
      <span
        data-tinted
        // The picture below keeps its menu.
        className="bg-(image:--tinted) pointer-events-none absolute inset-0 bg-size-[100%_100%] [print-color-adjust:exact]"
      />
    </>
  );
}

/** Writes the `sizes` attribute. On screens that are wide for their height, the height limits the drawing. */
export function plateSizes(aspectRatio: number): string {
  const [tall, low] = [Math.round(60 * aspectRatio), Math.round(45 * aspectRatio)];
  return [
    `(min-width: 60rem) and (min-aspect-ratio: ${Math.round(142 * aspectRatio)}/100) ${tall}vh`,
    "(min-width: 90rem) calc(57vw - 14rem)",
    "(min-width: 60rem) 41vw",
    `(min-aspect-ratio: ${Math.round(56 * aspectRatio)}/100) ${low}vh`,
    "calc(100vw - 5.65rem)",
  ].join(", ");
}

type RulerProps = {
  axis: "x" | "y";
  inches: number;
  /** Start and length, as shares of that side. */
  from?: number;
  share?: number;
};

const LABEL =
  "absolute whitespace-nowrap font-normal text-(--ruler-label,var(--soft)) text-small/none forced-colors:text-inherit";
const LABELS = {
  x: "top-3.75 right-0 max-split:top-6.25",
  y: "top-0 right-3.75 rotate-180 [text-orientation:sideways] [writing-mode:vertical-rl]",
};

function Ruler({ axis, inches, from = 0, share = 1 }: RulerProps) {
  const [start, end] = [toPercent(from), toPercent(1 - from - share)];
  const position: CSSProperties = axis === "x" ? { left: start, right: end } : { top: start, bottom: end };
  const { site } = usePageContext();
  const length = Number((inches * PER_INCH[site.units]).toFixed(2));
  return (
    <span className={`ruler ruler-${axis}`} style={{ "--length": length, ...position }} aria-hidden="true">
      <b className={clsx(LABEL, LABELS[axis])}>{toLength(inches, site)}</b>
    </span>
  );
}

function toPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`;
}
