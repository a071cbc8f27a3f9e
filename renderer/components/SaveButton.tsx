/** Saves a design: a ring that fills in, and a word where there is room. Outside islands browser/saved.ts handles it. */
import { clsx } from "clsx";

type SaveButtonProps = {
  id: number;
  /** On a tile: the name of the button includes it. */
  title?: string;
  isSaved?: boolean;
  onSave?: (id: number) => void;
};

/** In the corner of a tile, across from its number. */
const ON_TILE = clsx(
  "absolute top-0 right-0 z-4 min-w-12 flex-row-reverse items-start px-3.25 py-2.5",
  "text-[0px] text-paper-ink focus-visible:-outline-offset-5 md:gap-2 md:text-tiny/none",
);
/** Beside text, whose line it does not make taller. */
const BESIDE_TEXT = "-my-3.25 gap-2 items-center self-center text-ink hover:text-accent";

export function SaveButton({ id, title, isSaved, onSave }: SaveButtonProps) {
  const word = isSaved ? "Saved" : "Save";
  return (
    <button
      type="button"
      className={clsx(
        "save-ring inline-flex noscript:hidden min-h-12 font-semibold print:hidden",
        title ? ON_TILE : BESIDE_TEXT,
      )}
      data-save={id}
      data-saved={isSaved ? "" : undefined}
      aria-label={title && `${word} ${title}`}
      onClick={onSave && (() => onSave(id))}
    >
      {word}
    </button>
  );
}
