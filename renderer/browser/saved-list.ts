/** The ids of saved designs as storage and the address hold them: `12,1,40`, in the order of saving. */

export type SavedIds = readonly number[];

/** Skips whatever is not an id. */
export function readIds(text: string): SavedIds {
  const ids = text.split(",").filter((part) => /^[1-9]\d*$/.test(part));
  return [...new Set(ids.map(Number))];
}

/** Those of `first`, then the others of `second`. */
export function uniteIds(first: SavedIds, second: SavedIds): SavedIds {
  return [...new Set([...first, ...second])];
}

/** Adds the id at the end, or removes it. */
export function toggleId(ids: SavedIds, id: number): SavedIds {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
