/** The drawing on its paper, with rulers along two sides. */
import type { CSSProperties } from "react";
import { toFraction } from "#domain/fraction.ts";
import type { Box } from "#domain/manifest-schema.ts";
import type { Inches } from "#domain/size.ts";
import { plateSizes } from "#domain/sizes.ts";
import type { Data } from "./+data.ts";
import { Drawing } from "./Drawing.tsx";

export function Plate({ image, alt, drawing, inches }: Data["plate"]) {
  const aspectRatio = image.width / image.height;
  return (
    <figure className="plate stamp stamp-large grid place-items-center pt-[clamp(1.75rem,3.4vw,3rem)] pr-[clamp(1.75rem,6vw,5rem)] pb-[clamp(3.75rem,5vw,4.5rem)] pl-[clamp(3.9rem,6vw,5.25rem)] [touch-action:pan-y_pinch-zoom] max-lg:-mx-gutter dark:after:opacity-[var(--veil,0.16)]">
      <div className="relative" style={{ width: `min(100%, ${(aspectRatio * 60).toFixed(2)}vh)` }}>
        <Drawing
          image={image}
          alt={alt}
          sizes={plateSizes(aspectRatio)}
          className="original [view-transition-name:drawing]"
          priority="high"
        />
        {inches && <Rulers drawing={drawing} inches={inches} />}
      </div>
    </figure>
  );
}

type RulersProps = { drawing: Box; inches: Inches };

/** They measure the drawing, not its paper. */
export function Rulers({ drawing: { left, top, width, height }, inches }: RulersProps) {
  return (
    <>
      <Ruler
        className="ruler-x top-[calc(100%+16px)] -mx-[3px] h-[7px] *:top-[15px] *:right-0"
        inches={inches.width}
        place={{ left: toPercent(left), right: toPercent(1 - left - width) }}
      />
      <Ruler
        className="ruler-y right-[calc(100%+16px)] -my-[3px] w-[7px] *:top-0 *:right-[15px] *:rotate-180 *:[text-orientation:sideways] *:[writing-mode:vertical-rl]"
        inches={inches.height}
        place={{ top: toPercent(top), bottom: toPercent(1 - top - height) }}
      />
    </>
  );
}

type RulerProps = { className: string; inches: number; place: CSSProperties };

function Ruler({ className, inches, place }: RulerProps) {
  return (
    <span
      className={`ruler absolute text-[color:var(--plate-ink,inherit)] ${className}`}
      style={{ "--inches": inches, ...place }}
      aria-hidden="true"
    >
      <b className="absolute whitespace-nowrap font-normal text-[color:var(--ruler-label,var(--soft))] text-small/none forced-colors:text-inherit">
        {`${toFraction(inches)}\u00a0in`}
      </b>
    </span>
  );
}

function toPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`;
}
