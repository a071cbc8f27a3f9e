/** The filter: options for availability and ink, and facets with at most one value each. A design must match them all. */
import type { Reservation } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut } from "#domain/design.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";

/** The options other than All, in display order. */
export const OPTIONS = ["available", "soldOut", "black", "color"] as const;

export type Option = (typeof OPTIONS)[number];

/** The chosen options in display order. An empty list means All. */
export type Filter = readonly Option[];

export const ALL: Filter = [];

/** `reserved` is set while nobody else can book the design. */
export type Filterable = Pick<Design, "status" | "isColor"> & { reserved?: Reservation };

/** Turns an option on or off. Turning the last one off restores All. */
export function toggleOption(filter: Filter, option: Option): Filter {
  return OPTIONS.filter((other) => filter.includes(other) !== (other === option));
}

/**
 * Whether a design matches the options. Availability options are alternatives, as are inks; the two groups
 * combine. An ink alone implies available designs. A design of unknown ink matches neither ink. A reserved one matches no
 * option, only All.
 */
function matches(design: Filterable, filter: Filter): boolean {
  const { isColor, reserved } = design;
  if (reserved) return filter.length === 0;
  const soldOut = isSoldOut(design);
  const chosen = (option: Option) => filter.includes(option);
  const anyAvailability = chosen("available") || chosen("soldOut");
  const anyInk = chosen("black") || chosen("color");
  if (anyAvailability ? !chosen(soldOut ? "soldOut" : "available") : anyInk && soldOut) return false;
  return !anyInk || (isColor !== undefined && chosen(isColor ? "color" : "black"));
}

/** Keeps the designs that match the filter, in their given order. */
export function filterDesigns<D extends Filterable>(designs: readonly D[], filter: Filter): D[] {
  return designs.filter((design) => matches(design, filter));
}

/** Also the names of their query parameters. */
export const FACETS = ["price", "placement", "subject"] as const;

type Facet = (typeof FACETS)[number];

/** The chosen values, as the address has them. */
export type Facets = Partial<Record<Facet, string>>;

export const NO_FACETS: Facets = { price: undefined, placement: undefined, subject: undefined };

export type Faceted = Pick<SharedDesign, "status" | "amount" | "placement" | "subjects">;

const HAS_VALUE: Record<Facet, (design: Faceted, value: string) => boolean> = {
  // A sold-out design has no price anymore.
  price: (design, max) => !isSoldOut(design) && (design.amount ?? Number.POSITIVE_INFINITY) <= Number(max),
  placement: ({ placement = [] }, place) => placement.includes(place),
  subject: ({ subjects = [] }, subject) => subjects.includes(subject),
};

export const countFacets = (facets: Facets) => FACETS.filter((facet) => facets[facet]).length;

export function hasFacets(design: Faceted, facets: Facets): boolean {
  return FACETS.every((facet) => {
    const value = facets[facet];
    return value === undefined || HAS_VALUE[facet](design, value);
  });
}

/** `count` is the number of designs; absent for prices. */
export type FacetChoice = { value: string; label: string; count?: number };

/** Rounds the quartiles of the prices down to one digit and zeros. Skips a step that includes every price or none. */
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

/** Lists each facet's choices. Placements and subjects begin with the most frequent. */
export function toChoices(
  designs: readonly Faceted[],
  price: readonly FacetChoice[],
): Record<Facet, readonly FacetChoice[]> {
  return {
    price,
    placement: byUse(designs.flatMap(({ placement = [] }) => placement)),
    subject: byUse(designs.flatMap(({ subjects = [] }) => subjects)),
  };
}

function byUse(words: readonly string[]): FacetChoice[] {
  const countOf = (word: string) => words.filter((other) => other === word).length;
  return [...new Set(words)]
    .map((word) => ({ value: word, label: word, count: countOf(word) }))
    .sort((a, b) => b.count - a.count);
}
