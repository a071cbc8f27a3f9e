/** "Hold to poke it": what a visitor presses on the plate, and the line below it that counts the dots. */
import type { ReactNode } from "react";

const SMALL = "text-small text-(--ruler-label,var(--soft))";
const TOOL =
  "min-h-12 underline aria-[pressed=true]:bg-wall aria-[pressed=true]:px-3 aria-[pressed=true]:text-ink";

/** A button over the whole plate, with its hint. While the drawing is poked, other buttons replace the hint. */
export function PokeButton() {
  return (
    <div id="poke" className="contents noscript:hidden text-(--plate-ink,inherit) print:hidden">
      <button
        type="button"
        className="absolute inset-0 z-1 touch-pan-y touch-pinch-zoom select-none [-webkit-touch-callout:none]"
        aria-label="Hold to poke it dot by dot"
      >
        <span
          className={`${SMALL} before:dot absolute bottom-4 left-5 flex items-center gap-2 before:size-2.5`}
        >
          Hold to poke it
        </span>
      </button>
      <div className={`${SMALL} absolute bottom-0 left-5 z-2 flex gap-6`}>
        <button type="button" className={TOOL} hidden>
          Show all
        </button>
        <button type="button" className={TOOL} aria-pressed="false" hidden>
          Sound
        </button>
        <button type="button" className={TOOL} aria-pressed="false" hidden>
          See it healed
        </button>
      </div>
      <p className="sr-only" role="status" />
    </div>
  );
}

/** On small screens the line covers `children` while it has a count. */
export function PokeLine({ children }: { children: ReactNode }) {
  return (
    <div className="group grid min-h-19 lg:min-h-11 *:[grid-area:1/1]">
      <div className="group-has-[#poke-line:not(:empty)]:invisible">{children}</div>
      <p
        id="poke-line"
        className="self-start text-balance pt-3 font-display text-[1.5625rem]/tight"
        aria-hidden="true"
      />
    </div>
  );
}
