/** Loads designs.js; later calls get the same list. Rejects when it cannot be loaded. */
import { toAddress } from "#domain/address.ts";
import { SHARED_DESIGNS, type SharedDesign } from "#domain/shared-designs.ts";

export async function loadDesigns(): Promise<SharedDesign[]> {
  const module = await import(/* @vite-ignore */ toAddress(SHARED_DESIGNS));
  return module.default;
}
