/** Layout shifts that the visitor did not cause. */
import type { Page } from "@playwright/test";

/** Smaller shifts are words of a different width in the same place. */
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

/** Starts watching. The returned function lists what moved on the open page, and how far. */
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
