/** Gives React the saved designs. The server has none. */
import { useSyncExternalStore } from "react";
import { type DesignIds, readIds } from "#domain/design.ts";
import { hasJustBegun, readSaved, subscribeToSaved } from "./store.ts";

export function useSaved(): DesignIds {
  return readIds(useSyncExternalStore(subscribeToSaved, readSaved, () => ""));
}

/** Whether the only saved design was saved on this page. */
export function useFirstSaved(): boolean {
  return useSyncExternalStore(
    subscribeToSaved,
    () => hasJustBegun() && readIds(readSaved()).length === 1,
    () => false,
  );
}
