/** Ids of designs as text, the way storage and addresses hold them: `12,1,40`. */

export type DesignIds = readonly number[];

/** Reads ids. Skips repetitions, and whatever is not an id or too long for an exact number. */
export function readIds(text: string): DesignIds {
  const ids = text.split(",").filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))];
}
