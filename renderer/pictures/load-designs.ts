/** Loads every design from designs.json, which Vite turns into a script of its own. Rejects if it cannot be loaded. */
import type { SharedDesign } from "#domain/shared-designs.ts";

export async function loadDesigns(): Promise<readonly SharedDesign[]> {
  return (await import("studio-data/designs.json")).default;
}
