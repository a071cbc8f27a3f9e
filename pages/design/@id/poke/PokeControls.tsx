/**
 * "Hold to poke it": what stands on the plate and below it for who pokes the drawing. `data-poke` names the parts that
 * view.ts finds.
 */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { HealedPhoto } from "./healed-data.ts";

const SMALL = "text-small text-(--ruler-label,var(--soft))";
const TOOL = "min-h-12 underline";

/** A button over the whole plate for keys and assistive technology. Pointers press the drawing below it. */
export function PokeButton({ healed }: { healed?: HealedPhoto }) {
  return (
    <div className="contents noscript:hidden text-(--plate-ink,inherit) print:hidden">
      <button
        type="button"
        data-poke="button"
        className="pointer-events-none absolute inset-0 z-1"
        aria-label="Hold to poke it dot by dot"
      >
        <span
          data-poke="hint"
          className={clsx(
            SMALL,
            "before:dot absolute bottom-4 left-5 flex items-center gap-2 before:size-2.5",
          )}
        >
          Hold to poke it
        </span>
      </button>
      <div className={clsx(SMALL, "absolute bottom-0 left-5 z-2 flex gap-6")}>
        <button type="button" data-poke="all" className={TOOL} hidden>
          Show all
        </button>
        <button
          type="button"
          data-poke="healed"
          className={clsx(
            TOOL,
            "aria-pressed:bg-paper aria-pressed:px-3 aria-pressed:text-ink forced-colors:aria-pressed:outline-3",
          )}
          aria-pressed="false"
          hidden
        >
          {healed?.label}
        </button>
      </div>
      <p data-poke="status" className="sr-only" role="status" />
    </div>
  );
}

/** On small screens the line covers `children` while it has a count. */
export function PokeLine({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-19 split:min-h-11 *:[grid-area:1/1]">
      <p
        data-poke="line"
        className="peer self-start text-balance pt-3 font-display text-[1.5625rem]/tight"
        aria-hidden="true"
      />
      <div className="peer-not-empty:invisible">{children}</div>
    </div>
  );
}
