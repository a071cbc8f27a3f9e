/** The designs by number, as the catalogue last showed them: the previous and the next design follow this order. */
import { readStored, store } from "./storage.ts";

const KEY = "designs.order";

/** `ids`: `12,1,40`. */
export function keepOrder(ids: string): void {
  store(KEY, ids);
}

/** Empty if none is stored. */
export function readOrder(): number[] {
  return (readStored(KEY) ?? "").split(",").filter(Boolean).map(Number);
}
