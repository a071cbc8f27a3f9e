/** Prints what Lighthouse has found on a page, each figure with its target. */
import type { Audited, Figure } from "./audit-page.ts";

type Target = { name: string; most: number; write: (value: number) => string };

const inSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const inMilliseconds = (value: number) => `${Math.round(value)} ms`;
const bare = (value: number) => String(Number(value.toFixed(3)));

const TARGETS: Record<Figure, Target> = {
  "first-contentful-paint": { name: "FCP", most: 800, write: inSeconds },
  "largest-contentful-paint": { name: "LCP", most: 1200, write: inSeconds },
  "total-blocking-time": { name: "TBT", most: 50, write: inMilliseconds },
  "cumulative-layout-shift": { name: "CLS", most: 0, write: bare },
};

export function reportPage(address: string, { categories, figures, failures }: Audited, skipped: string[]) {
  console.log(address);
  console.log(`  ${categories.map(({ name, score }) => `${name} ${toPoints(score)}`).join(", ")} (100 each)`);
  console.log(
    `  ${Object.entries(TARGETS)
      .map(([figure, target]) => tellFigure(figures[figure as Figure], target))
      .join(", ")}`,
  );
  for (const failure of failures) console.log(`  fails ${failure}`);
  for (const audit of skipped) console.log(`  not asked: ${audit}`);
}

function tellFigure(value: number | undefined, { name, most, write }: Target): string {
  return `${name} ${value === undefined ? "unknown" : write(value)} (≤ ${write(most)})`;
}

function toPoints(score: number | null): string {
  return score === null ? "unknown" : String(Math.round(score * 100));
}
