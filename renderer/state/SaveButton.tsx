/** Saves a design or removes it from the list: a ring that fills in, and a word. saved.ts handles presses. */
import { clsx } from "clsx";
import { showSaved } from "./saved.ts";

type SaveButtonProps = {
  id: number;
  /** The design's title, for a tile; it becomes part of the button's name. */
  title?: string;
};

/** Puts the button in a tile's corner, across from the number. */
const ON_TILE = clsx(
  "absolute top-0 right-0 z-4 min-w-12 flex-row-reverse items-start px-(--margin) pt-[calc(var(--margin)-0.16rem)]",
  "text-paper-ink text-tiny/none focus-visible:-outline-offset-5 md:gap-2",
);
/** The word is there for whoever points at the tile or tabs to the button. */
const TILE_WORD =
  "max-md:sr-only opacity-0 transition-opacity in-[li:hover]:opacity-100 in-focus-visible:opacity-100";
/** Makes "Save" into "Saved" for the eye. `aria-pressed` says so to screen readers. */
const SAVED = "in-aria-pressed:after:content-['d'/'']";
/** Puts the button next to text without a taller line. */
const BESIDE_TEXT = "-my-3.25 gap-2 items-center self-center text-ink hover:text-accent";

export function SaveButton({ id, title }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={clsx(
        "save-ring inline-flex noscript:hidden min-h-12 font-semibold print:hidden",
        title ? ON_TILE : BESIDE_TEXT,
      )}
      data-save={id}
      aria-label={title && `Save ${title}`}
      ref={showSaved}
      // saved.ts alone sets aria-pressed, maybe before an island hydrates.
      suppressHydrationWarning
    >
      <span className={clsx(SAVED, title && TILE_WORD)}>Save</span>
    </button>
  );
}
