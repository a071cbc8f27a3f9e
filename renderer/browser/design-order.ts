/** The designs as the catalogue last showed them, by number: the way from one to the next follows it. */
import { readStored, store } from "./storage.ts";

const KEY = "designs.order";

export function keepOrder(ids: readonly number[]): void {
  store(KEY, ids.join());
}

/** Empty where there is none. */
export function readOrder(): number[] {
  return (readStored(KEY) ?? "").split(",").filter(Boolean).map(Number);
}
