/** Stores a view in the URL, for sharing and Back, and in localStorage, for the next visit. */
import { readStored, store } from "#renderer/browser/storage.ts";
import { DEFAULT_VIEW, readAddress, readFilter, readOrder, type View, writeAddress } from "./view.ts";

/** before-paint.js reads the same keys. */
const ORDER_KEY = "designs.sort";
const FILTER_KEY = "designs.filter";

/**
 * The view in the query `search`; else the saved one; else the default. A list of designs keeps the saved filter for
 * later.
 */
export function restoreView(search: string): View {
  const asked = readAddress(search);
  if (asked && !asked.only) return asked;
  const filter = readSaved(FILTER_KEY, readFilter) ?? DEFAULT_VIEW.filter;
  return {
    order: asked?.order ?? readSaved(ORDER_KEY, readOrder) ?? DEFAULT_VIEW.order,
    filter,
    only: asked?.only,
  };
}

export function rememberView({ order, filter }: View): void {
  store(ORDER_KEY, order);
  store(FILTER_KEY, JSON.stringify(filter));
}

/** Puts the view into the URL without a history entry. */
export function writeViewToAddress(view: View): void {
  const address = location.pathname + writeAddress(location.search, view) + location.hash;
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, "", address);
}

function readSaved<T>(key: string, read: (text: string) => T | undefined): T | undefined {
  const text = readStored(key);
  if (typeof text !== "string") return undefined;
  const value = read(text);
  if (value === undefined) console.warn(`The saved ${key} cannot be read; using the default:`, text);
  return value;
}
