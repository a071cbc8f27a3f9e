/** Saves a design: a ring that fills in. Outside an island browser/saved.ts brings it to life. */

type SaveButtonProps = {
  id: number;
  /** On a tile, where only the ring is visible: the name of the button includes it. */
  title?: string;
  isSaved?: boolean;
  onSave?: (id: number) => void;
};

export function SaveButton({ id, title, isSaved, onSave }: SaveButtonProps) {
  const word = isSaved ? "Saved" : "Save";
  return (
    <button
      type="button"
      className="save"
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
