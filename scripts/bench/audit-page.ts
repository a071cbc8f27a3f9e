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

/** The trace of a busy machine may lack the start of the navigation, on pages that are plain text as well. */
const FLAKE = "NO_NAVSTART";
const ATTEMPTS = 3;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Throws when the page could not be measured. */
export async function auditPage(address: string, conditions: Conditions): Promise<Audited> {
  const { categories, audits } = await measure(address, conditions, ATTEMPTS);
  return {
    categories: Object.values(categories).map(({ title, score }) => ({ name: title, score })),
    figures: Object.fromEntries(FIGURES.map((name) => [name, audits[name]?.numericValue])),
    failures: Object.values(categories).flatMap((category) => listFailures(category, audits)),
  };
}

async function measure(address: string, conditions: Conditions, attempts: number): Promise<Result> {
  const run = await lighthouse(address, { ...conditions, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { runtimeError } = run.lhr;
  if (!runtimeError) return run.lhr;
  if (runtimeError.code !== FLAKE || attempts === 1) throw new Error(`${address}: ${runtimeError.message}`);
  return measure(address, conditions, attempts - 1);
}

function listFailures({ auditRefs }: Result.Category, audits: Result["audits"]): string[] {
  return auditRefs.flatMap(({ id, weight }) => {
    const { score, displayValue, errorMessage } = audits[id] ?? {};
    if (weight === 0 || score === undefined || score === 1) return [];
    if (score === null && !errorMessage) return [];
    return [[id, errorMessage ?? displayValue].filter(Boolean).join(": ")];
  });
}
