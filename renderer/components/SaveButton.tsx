/** Saves a design: a ring that fills in. Outside an island browser/saved.ts brings it to life. */
import { clsx } from "clsx";

type SaveButtonProps = {
  id: number;
  /** On a tile, where only the ring is visible: the name of the button includes it. */
  title?: string;
  isSaved?: boolean;
  onSave?: (id: number) => void;
};

/** In the corner of a tile, across from its number. */
const ON_TILE = clsx(
  "absolute top-0 right-0 z-4 w-12 items-start justify-end px-3.25 py-2.5",
  "text-paper-ink focus-visible:-outline-offset-4",
);
/** Beside text, whose line it does not make taller. */
const BESIDE_TEXT = "-my-3.25 items-center self-center text-ink hover:text-accent";

export function SaveButton({ id, title, isSaved, onSave }: SaveButtonProps) {
  const word = isSaved ? "Saved" : "Save";
  return (
    <button
      type="button"
      className={clsx(
        "save-ring in-data-lost:invisible inline-flex noscript:hidden min-h-12 gap-2 font-semibold print:hidden",
        title ? ON_TILE : BESIDE_TEXT,
      )}
      data-save={id}
      data-saved={isSaved ? "" : undefined}
      data-title={title}
      aria-label={title && `${word} ${title}`}
      onClick={onSave && (() => onSave(id))}
    >
      {!title && word}
    </button>
  );
}
