/** The catalogue's view: from the address or the last visit at first, then as chosen. */
import { useDeferredValue, useLayoutEffect, useState } from "react";
import { readStored, store, UNKNOWN_KEY } from "#renderer/shell/storage.ts";
import { asksForView, DEFAULT_VIEW, fromQuery, keepView, readKeptView, toQuery, type View } from "./view.ts";

/**
 * The current view. Hydrates with the default, which the markup shows; the visitor's own view follows before the next
 * paint. `listed` is the view that the tiles show, which may lag behind the controls.
 */
export function useView() {
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? DEFAULT_VIEW;
  const listed = useDeferredValue(view);
  useLayoutEffect(() => {
    setChosen(restoreView(location.search));
  }, []);
  useLayoutEffect(() => {
    if (listed !== chosen) return;
    // early.ts hid the tiles.
    delete document.documentElement.dataset.view;
    writeToAddressBar(listed);
  }, [listed, chosen]);
  const changeView = (change: Partial<View>) => {
    const next = { ...view, ...change };
    keepView(next);
    setChosen(next);
  };
  return { view, listed, changeView };
}

/** Whether pages/_error redirected here from a design that does not exist. True only once. */
export function useMissingDesign(): boolean {
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => {
    if (!readStored(UNKNOWN_KEY, "sessionStorage")) return;
    store(UNKNOWN_KEY, "", "sessionStorage");
    setMissing(true);
  }, []);
  return isMissing;
}

/** Prefers the address to the last visit. A list of saved designs in it keeps the stored choices for later. */
function restoreView(search: string): View {
  if (!asksForView(search)) return readKeptView();
  const { order, only, ...asked } = fromQuery(search);
  return only ? { ...readKeptView(), order, only } : { order, ...asked };
}

/** Replaces the address without a history entry. */
function writeToAddressBar(view: View): void {
  const { pathname, search, hash } = location;
  const query = toQuery(view, search).replace(/^(?=.)/, "?");
  if (query !== search) history.replaceState(history.state, "", pathname + query + hash);
}
