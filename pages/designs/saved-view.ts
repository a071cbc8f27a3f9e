/** Where a view is kept: in the address, to be shared and gone back to, and in the browser, for the next visit. */
import { DEFAULT_VIEW, readAddress, readFilter, readOrder, type View, writeAddress } from "./view.ts";

/** before-paint.js asks for the same keys. */
const ORDER_KEY = "designs.sort";
const FILTER_KEY = "designs.filter";

/** The address, of which `search` is the query, wins over the memory, and the memory over the default. */
export function recallView(search: string): View {
  return (
    readAddress(search) ?? {
      order: recall(ORDER_KEY, readOrder) ?? DEFAULT_VIEW.order,
      filter: recall(FILTER_KEY, readFilter) ?? DEFAULT_VIEW.filter,
    }
  );
}

/** Remembers what the visitor has chosen. */
export function rememberView({ order, filter }: View): void {
  try {
    localStorage.setItem(ORDER_KEY, order);
    localStorage.setItem(FILTER_KEY, JSON.stringify(filter));
  } catch {
    // Blocked or full: the view still lives in the address.
  }
}

/** Puts the view into the address of the page shown, without a step in the history. */
export function writeViewToAddress(view: View): void {
  const address = location.pathname + writeAddress(location.search, view) + location.hash;
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, "", address);
}

function recall<T>(key: string, read: (text: string) => T | undefined): T | undefined {
  const text = stored(key);
  if (text === null) return undefined;
  const value = read(text);
  if (value === undefined)
    console.warn(`The saved ${key} cannot be read, the default is used instead:`, text);
  return value;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
