/** Strings in the browser's storage, and what one page leaves there for another. If it is blocked or full, the page works without it. */

type Area = "localStorage" | "sessionStorage";

/** Returns null if there is no value and undefined if storage is blocked. */
export function readStored(name: string, area: Area = "localStorage"): string | null | undefined {
  try {
    return window[area].getItem(toKey(name));
  } catch {
    return undefined;
  }
}

/** Returns false if storage is blocked or full. */
export function store(name: string, text: string, area: Area = "localStorage"): boolean {
  try {
    window[area].setItem(toKey(name), text);
    return true;
  } catch {
    return false;
  }
}

/** Prefixes a key with the base path, because `user.github.io/one/` and `user.github.io/two/` share one storage. */
export const toKey = (name: string) => import.meta.env.BASE_URL.slice(1) + name;

/** Key of sessionStorage. Its value is not empty if the visitor asked for a design that does not exist. */
export const UNKNOWN_KEY = "unknown-design";
