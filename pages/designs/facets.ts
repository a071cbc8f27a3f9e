/** The filter's second group: at most one price, one placement and one subject, all of which must apply. */
import { isSoldOut } from "#domain/design.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";

/** Also the names of their query parameters. */
export const FACETS = ["price", "placement", "subject"] as const;

export type Facet = (typeof FACETS)[number];

/** The chosen values, as the address has them. */
export type Facets = Partial<Record<Facet, string>>;

export const NO_FACETS: Facets = { price: undefined, placement: undefined, subject: undefined };

export type Faceted = Pick<SharedDesign, "status" | "amount" | "placement" | "subjects">;

const MATCHES: Record<Facet, (design: Faceted, value: string) => boolean> = {
  // A sold-out design has no price any more.
  price: (design, most) => !isSoldOut(design) && (design.amount ?? Number.POSITIVE_INFINITY) <= Number(most),
  placement: ({ placement = [] }, place) => placement.some((each) => each === place),
  subject: ({ subjects = [] }, subject) => subjects.includes(subject),
};

export const countFacets = (facets: Facets) => FACETS.filter((facet) => facets[facet]).length;

export function hasFacets(design: Faceted, facets: Facets): boolean {
  return FACETS.every((facet) => {
    const value = facets[facet];
    return value === undefined || MATCHES[facet](design, value);
  });
}
