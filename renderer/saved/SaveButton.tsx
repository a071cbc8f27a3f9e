/** Saves a design, or removes it from the list: a ring that fills in, and a word where there is room. */
import { clsx } from "clsx";

type SaveButtonProps = {
  id: number;
  /** On a tile, the title of the design: it becomes part of the button's name. */
  title?: string;
};

/** In the corner of a tile, across from its number. */
const ON_TILE = clsx(
  "absolute top-0 right-0 z-4 min-w-12 flex-row-reverse items-start px-3.25 py-2.5",
  "text-[0px] text-paper-ink focus-visible:-outline-offset-5 md:gap-2 md:text-tiny/none",
);
/** Next to text. Its line grows no taller. */
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
      aria-pressed={false}
      aria-label={title && `Save ${title}`}
      // saving.ts owns aria-pressed, in islands too.
      suppressHydrationWarning
    >
      Save
    </button>
  );
}
