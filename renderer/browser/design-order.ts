/** The designs by number, as the catalogue last showed them: the previous and the next design follow this order. */
import { readStored, store } from "./storage.ts";

const KEY = "designs.order";

export function keepOrder(ids: readonly number[]): void {
  store(KEY, ids.join());
}

/** Empty if none is stored. */
export function readOrder(): number[] {
  return (readStored(KEY) ?? "").split(",").filter(Boolean).map(Number);
}
