/** The ids of the saved designs; none on the server. */
import { useSyncExternalStore } from "react";
import { readIds, readSaved, subscribeToSaved } from "#renderer/browser/saved.ts";

export function useSaved() {
  return readIds(useSyncExternalStore(subscribeToSaved, readSaved, () => ""));
}
