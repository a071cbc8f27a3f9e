/** Where saving.ts tells screen readers that a design was saved or removed. Once on a page with save buttons. */
import { SAVED_STATUS } from "./saving.ts";

export function SavedStatus() {
  return <p id={SAVED_STATUS} className="sr-only" aria-live="polite" />;
}
