/** What moves on a page without the visitor's doing. */
import type { Page } from "@playwright/test";

/** Moves of fewer thousandths are words of another width in the same place. */
const HARDLY = 0.001;

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Starts to watch. The returned function lists what has moved in the page that is open, and how far. */
export async function watchShifts(page: Page, least = HARDLY): Promise<() => Promise<string[]>> {
  await page.addInitScript((hardly) => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        if (value >= hardly)
          for (const { node, previousRect, currentRect } of sources)
            window.shifts.push(`${node?.textContent?.slice(0, 80)}: ${previousRect.y} → ${currentRect.y}`);
    }).observe({ type: "layout-shift", buffered: true });
  }, least);
  return () => page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => shown(window.shifts))));
}
