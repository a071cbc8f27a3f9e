/**
 * The heights of the sheets, kept for Back and reload: the list then has its height at once, and the browser restores
 * its scroll position before all tiles are in place.
 */
import { readStored, store } from "#renderer/browser/storage.ts";

const KEY = "designs.heights";

type Kept = { address: string; heights: number[] };

/** In pixels. Empty unless the visitor returns to this address. */
export function readHeights(): readonly number[] {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate") return [];
  try {
    const kept: Kept = JSON.parse(readStored(KEY, "sessionStorage") ?? "");
    return kept.address === location.href ? kept.heights : [];
  } catch {
    return [];
  }
}

/** Call once; `sheets` is their parent. Returns whether the visitor returns to them. */
export function keepHeights(sheets: HTMLElement): boolean {
  addEventListener("pagehide", () => {
    const heights = [...sheets.children].map((sheet) => sheet.getBoundingClientRect().height);
    const kept: Kept = { address: location.href, heights };
    store(KEY, JSON.stringify(kept), "sessionStorage");
  });
  const height = readHeights().reduce((sum, next) => sum + next, 0);
  sheets.style.minHeight = `${height}px`;
  return height > 0;
}
