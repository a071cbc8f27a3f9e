/** The designs as the catalogue last showed them, by number: the way from one to the next follows it. */

const KEY = "designs.order";

export function keepOrder(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, ids.join());
  } catch {
    // Blocked or full: the way follows the numbers alone.
  }
}

/** Empty where there is none. */
export function readOrder(): number[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(",").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
