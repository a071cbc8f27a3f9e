/** Strings in the browser's storage. If it is blocked or full, the page works without it. */

type Area = "localStorage" | "sessionStorage";

/** Null when there is none; undefined when storage is blocked. */
export function readStored(key: string, area: Area = "localStorage"): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

export function store(key: string, text: string, area: Area = "localStorage"): void {
  try {
    window[area].setItem(key, text);
  } catch {
    // Blocked or full.
  }
}

/** In sessionStorage: not empty when the visitor has asked for a design that is not there. */
export const UNKNOWN_KEY = "unknown-design";

const ORDER_KEY = "designs.order";

/** Keeps the order in which the catalogue shows the designs, for the previous and the next one. `ids`: `12,1,40`. */
export const keepOrder = (ids: string) => store(ORDER_KEY, ids);

/** Empty if none is stored. */
export const readOrder = () => (readStored(ORDER_KEY) ?? "").split(",").filter(Boolean).map(Number);
