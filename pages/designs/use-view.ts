/** What the visitor brings to the catalogue: a view from the address or the last visit, saved designs, a lost address. */
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { readStored, store, UNKNOWN_KEY } from "#renderer/browser/storage.ts";
import { untilPainted } from "#renderer/browser/wait.ts";
import {
  DEFAULT_VIEW,
  FILTER_KEY,
  ORDER_KEY,
  readAddress,
  readFilter,
  readOrder,
  type View,
  writeAddress,
} from "./view.ts";

/**
 * The current view. Hydrates with the default, as in the markup; the visitor's own view follows before the next paint.
 * `listed` is the view of the tiles: a control answers before hundreds of them have moved.
 */
export function useView() {
  const [chosen, setChosen] = useState<View>();
  const [listed, setListed] = useState(DEFAULT_VIEW);
  const view = chosen ?? DEFAULT_VIEW;
  useLayoutEffect(() => {
    const { search } = location;
    const restore = () => {
      const restored = restoreView(search);
      setChosen(restored);
      setListed(restored);
    };
    restore();
    // before-paint.js has hidden the tiles.
    delete document.documentElement.dataset.view;
    // The visitor may have chosen another view since this page was prerendered.
    document.addEventListener("prerenderingchange", restore);
    return () => document.removeEventListener("prerenderingchange", restore);
  }, []);
  useEffect(() => {
    // React would run this before the choice is seen.
    if (chosen) void untilPainted().then(() => writeToAddressBar(chosen));
  }, [chosen]);
  const changeView = (change: Partial<View>) => {
    const next = { ...view, ...change };
    store(ORDER_KEY, next.order);
    store(FILTER_KEY, JSON.stringify(next.filter));
    setChosen(next);
    startTransition(() => setListed(next));
  };
  return { view, listed, changeView };
}

/** Whether the visitor asked for a design that is not there: pages/_error has led here. Says so once. */
export function useMisled(): boolean {
  const [isMisled, setMisled] = useState(false);
  useLayoutEffect(() => {
    if (!readStored(UNKNOWN_KEY, "sessionStorage")) return;
    store(UNKNOWN_KEY, "", "sessionStorage");
    setMisled(true);
  }, []);
  return isMisled;
}

/** A list of saved designs in the address keeps the stored filter for later. */
function restoreView(search: string): View {
  const asked = readAddress(search);
  if (asked && !asked.only) return asked;
  return {
    order: asked?.order ?? readKept(ORDER_KEY, readOrder) ?? DEFAULT_VIEW.order,
    filter: readKept(FILTER_KEY, readFilter) ?? DEFAULT_VIEW.filter,
    only: asked?.only,
  };
}

function readKept<T>(key: string, read: (text: string) => T | undefined): T | undefined {
  const text = readStored(key);
  if (typeof text !== "string") return undefined;
  const value = read(text);
  if (value === undefined) console.warn(`The saved ${key} cannot be read; using the default:`, text);
  return value;
}

/** Without a history entry. */
function writeToAddressBar(view: View): void {
  const { pathname, search, hash } = location;
  const query = writeAddress(search, view);
  if (query !== search) history.replaceState(history.state, "", pathname + query + hash);
}
