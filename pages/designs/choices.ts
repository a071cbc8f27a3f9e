/** What the filter's second group offers: steps of price, and the placements and subjects of the designs. */
import { isSoldOut } from "#domain/design.ts";
import type { Facet, Faceted } from "./facets.ts";

export type Choice = { value: string; label: string };

/** Rounds the quartiles of the prices down to one digit and zeros. Skips a step that no design, or each, is below. */
export function toPriceSteps(designs: readonly Faceted[]): number[] {
  const amounts = designs
    .flatMap((design) => (isSoldOut(design) ? [] : (design.amount ?? [])))
    .sort((a, b) => a - b);
  const steps = [1, 2, 3].map((quarter) => {
    const amount = amounts[Math.ceil((quarter * amounts.length) / 4) - 1] ?? 0;
    const unit = 10 ** Math.floor(Math.log10(amount));
    return Math.floor(amount / unit) * unit;
  });
  return [...new Set(steps)].filter(
    (step) => amounts.some((amount) => amount <= step) && amounts.some((amount) => amount > step),
  );
}

/** Lists the choices of each facet; those of words begin with the most frequent. */
export function toChoices(
  designs: readonly Faceted[],
  price: readonly Choice[],
): Record<Facet, readonly Choice[]> {
  return {
    price,
    placement: byUse(designs.flatMap(({ placement = [] }) => placement)),
    subject: byUse(designs.flatMap(({ subjects = [] }) => subjects)),
  };
}

function byUse(words: readonly string[]): Choice[] {
  const countOf = (word: string) => words.filter((other) => other === word).length;
  return [...new Set(words)]
    .sort((a, b) => countOf(b) - countOf(a))
    .map((word) => ({ value: word, label: word }));
}
