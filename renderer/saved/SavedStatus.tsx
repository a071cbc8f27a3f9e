/** Tells screen readers what a save button did. A page with save buttons has one; saving.ts fills it. */
import { SAVED_STATUS } from "./saving.ts";

export function SavedStatus() {
  return <p id={SAVED_STATUS} className="sr-only" aria-live="polite" />;
}
