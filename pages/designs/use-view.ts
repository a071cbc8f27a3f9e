/** The current view of the catalogue: the default on the server, the visitor's own from the frame of hydration on. */
import { useSyncExternalStore } from "react";
import { DEFAULT_VIEW } from "./view.ts";
import { getView, subscribeToView } from "./view-store.ts";

export function useView() {
  return useSyncExternalStore(subscribeToView, getView, () => DEFAULT_VIEW);
}
