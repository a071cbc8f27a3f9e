/** Switches between saved designs and all designs. */
import type { DesignIds } from "#domain/design.ts";
import { Button } from "#renderer/components/Button.tsx";

type SavedToggleProps = {
  saved: DesignIds;
  /** The saved designs that the view is limited to. */
  only?: DesignIds;
  onChange: (only: DesignIds | undefined) => void;
};

/** Small screens show a dot and the number. */
export function SavedToggle({ saved, only, onChange }: SavedToggleProps) {
  if (saved.length === 0 && !only) return null;
  return (
    <Button
      variant="quiet"
      size="bar"
      className="aria-pressed:border-accent aria-pressed:text-accent max-md:min-w-11.5 max-md:px-2 forced-colors:aria-pressed:outline-3"
      aria-label={`Saved (${saved.length})`}
      aria-pressed={only !== undefined}
      onClick={() => onChange(only ? undefined : saved)}
    >
      <span className="max-md:hidden">{`Saved (${saved.length})`}</span>
      <span className="before:dot flex items-center before:mr-1.5 md:hidden">{saved.length}</span>
    </Button>
  );
}
