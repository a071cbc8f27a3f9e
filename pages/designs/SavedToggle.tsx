/** Switches between saved designs and all designs. */
import { useSyncExternalStore } from "react";
import type { DesignIds } from "#domain/design.ts";
import { Button } from "#renderer/components/Button.tsx";
import { getSaved, hasJustBegun, subscribeToSaved } from "#renderer/saved/store.ts";

type SavedToggleProps = {
  saved: DesignIds;
  /** The saved designs that the view is limited to. */
  only?: DesignIds;
  onChange: (only: DesignIds | undefined) => void;
};

/** Small screens show a dot and the number, which a line explains when the visitor saves the first design. */
export function SavedToggle({ saved, only, onChange }: SavedToggleProps) {
  const isFirstSaved = useFirstSaved();
  if (saved.length === 0 && !only) return null;
  return (
    <>
      {isFirstSaved && !only && (
        <p className="absolute inset-x-0 bottom-full bg-ink px-gutter py-2.5 text-on-ink text-small md:hidden">
          Saved. The dot below shows your list.
        </p>
      )}
      <Button
        variant="quiet"
        size="bar"
        className="aria-pressed:border-accent aria-pressed:text-accent max-md:min-w-11.5 max-md:px-2"
        aria-label={`Saved (${saved.length})`}
        aria-pressed={only !== undefined}
        onClick={() => onChange(only ? undefined : saved)}
      >
        <span className="max-md:before:dot flex items-center max-md:before:mr-1.5">
          <span className="max-md:hidden">Saved (</span>
          {saved.length}
          <span className="max-md:hidden">)</span>
        </span>
      </Button>
    </>
  );
}

/** Whether the only saved design was saved on this page. */
function useFirstSaved(): boolean {
  return useSyncExternalStore(
    subscribeToSaved,
    () => hasJustBegun() && getSaved().length === 1,
    () => false,
  );
}
