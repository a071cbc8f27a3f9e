/** One page in Lighthouse: its default measurement, a phone on a slow network, simulated. */
import lighthouse, { type Result } from "lighthouse";

/** A score from 0 to 1; nothing when Lighthouse could not tell. */
export type Score = { name: string; score: number | null };

/** By Lighthouse's names, in milliseconds; the layout shift has no unit. */
const FIGURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

export type Figure = (typeof FIGURES)[number];

export type Audited = {
  categories: Score[];
  figures: Partial<Record<Figure, number>>;
  /** Audits that cost a category points, by their Lighthouse ids. */
  failures: string[];
};

type Conditions = {
  /** Where the browser listens. */
  port: number;
  blockedUrlPatterns: string[];
  skipAudits: string[];
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Throws when the page could not be measured. */
export async function auditPage(address: string, conditions: Conditions): Promise<Audited> {
  const run = await lighthouse(address, { ...conditions, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return {
    categories: Object.values(categories).map(({ title, score }) => ({ name: title, score })),
    figures: Object.fromEntries(FIGURES.map((name) => [name, audits[name]?.numericValue])),
    failures: Object.values(categories).flatMap((category) => listFailures(category, audits)),
  };
}

function listFailures({ auditRefs }: Result.Category, audits: Result["audits"]): string[] {
  return auditRefs.flatMap(({ id, weight }) => {
    const { score, displayValue, errorMessage } = audits[id] ?? {};
    if (weight === 0 || score === undefined || score === 1) return [];
    if (score === null && !errorMessage) return [];
    return [[id, errorMessage ?? displayValue].filter(Boolean).join(": ")];
  });
}
