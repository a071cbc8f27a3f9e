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
