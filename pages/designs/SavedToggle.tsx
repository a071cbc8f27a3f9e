/** Shows the saved designs alone, or all again. Small screens show a dot and the number. */
import { useSyncExternalStore } from "react";
import { getSaved, subscribeToSaved } from "#renderer/browser/saved.ts";
import type { SavedIds } from "#renderer/browser/saved-list.ts";
import { useView } from "./use-view.ts";
import { setView } from "./view-store.ts";

/** Before hydration. */
const NONE: SavedIds = [];

export function SavedToggle() {
  const saved = useSyncExternalStore(subscribeToSaved, getSaved, () => NONE);
  const { only } = useView();
  if (saved.length === 0 && !only) return null;
  return (
    <button
      type="button"
      className="btn btn-quiet saved-toggle"
      aria-label={`Saved (${saved.length})`}
      aria-pressed={only !== undefined}
      onClick={() => setView({ only: only ? undefined : saved })}
    >
      <span>Saved (</span>
      {saved.length}
      <span>)</span>
    </button>
  );
}
