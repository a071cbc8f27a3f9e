/** "Hold to poke it": the button and hints on the plate, and the line of counts below it. `data-poke` names each part. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { HealedPhoto } from "../OnSkin.tsx";

const SMALL = "text-small text-(--ruler-label,var(--soft))";
const TOOL = "pointer-events-auto min-h-12 underline";

/** A button over the whole plate for keys and assistive technology. Pointers press the drawing below it. */
export function PokeButton({ photo }: { photo?: HealedPhoto }) {
  return (
    <div className="contents noscript:hidden print:hidden">
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
      <div className="@container-size pointer-events-none absolute inset-0 z-2 grid content-end">
        <div
          className={clsx(SMALL, "ml-5 flex gap-6 has-data-open:ml-[max(0px,50cqw-50cqh*var(--photo))]")}
          style={photo && { "--photo": (photo.image.width / photo.image.height).toFixed(4) }}
        >
          <button type="button" data-poke="all" className={TOOL} hidden>
            Show all
          </button>
          <button
            type="button"
            data-poke="healed"
            data-photo={photo && JSON.stringify(photo)}
            className={clsx(TOOL, "data-open:bg-wall data-open:px-3 data-open:text-ink")}
            hidden
          >
            {photo?.label}
          </button>
        </div>
      </div>
      <p data-poke="status" className="sr-only" role="status" />
    </div>
  );
}

/** The line covers `children` on small screens while it has a count. */
export function PokeLine({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-11 *:[grid-area:1/1]">
      <p
        data-poke="line"
        className="peer self-start text-balance pt-2 font-display text-[1.5625rem]/tight"
        aria-hidden="true"
      />
      <div className="peer-not-empty:invisible">{children}</div>
    </div>
  );
}
