/** What the visitor brings to the catalogue: a view from the address or the last visit, or an address that is lost. */
import { useDeferredValue, useLayoutEffect, useState } from "react";
import { readStored, store, UNKNOWN_KEY } from "#renderer/browser/storage.ts";
import { keepView, readKeptView } from "./kept-view.ts";
import { DEFAULT_VIEW, readAddress, type View, writeAddress } from "./view.ts";

/**
 * The current view. Hydrates with the default, which the markup shows; the visitor's own view follows before the next
 * paint. `listed` is the view of the tiles, which may lag behind the controls.
 */
export function useView() {
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? DEFAULT_VIEW;
  const listed = useDeferredValue(view);
  useLayoutEffect(() => {
    const { search } = location;
    const restore = () => setChosen(restoreView(search));
    restore();
    // The visitor may have chosen another view since this page was prerendered.
    document.addEventListener("prerenderingchange", restore);
    return () => document.removeEventListener("prerenderingchange", restore);
  }, []);
  useLayoutEffect(() => {
    if (listed !== chosen) return;
    // before-paint.js has hidden the tiles.
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

/** Whether the visitor asked for a design that is not there: pages/_error has led here. True once. */
export function useMisled(): boolean {
  const [isMisled, setMisled] = useState(false);
  useLayoutEffect(() => {
    if (!readStored(UNKNOWN_KEY, "sessionStorage")) return;
    store(UNKNOWN_KEY, "", "sessionStorage");
    setMisled(true);
  }, []);
  return isMisled;
}

/** The address wins over the last visit. A list of saved designs in it keeps the stored filter for later. */
function restoreView(search: string): View {
  const asked = readAddress(search);
  if (!asked) return readKeptView();
  return asked.only ? { ...asked, filter: readKeptView().filter } : asked;
}

/** Without a history entry. */
function writeToAddressBar(view: View): void {
  const { pathname, search, hash } = location;
  const query = writeAddress(search, view);
  if (query !== search) history.replaceState(history.state, "", pathname + query + hash);
}
