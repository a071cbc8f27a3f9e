/** The filter's first group: what is available, and its ink. */
import type { Reservation } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut } from "#domain/design.ts";

/** The options other than All, in display order. */
export const OPTIONS = ["available", "soldOut", "black", "color"] as const;

export type Option = (typeof OPTIONS)[number];

/** The chosen options in display order. An empty list means All. */
export type Filter = readonly Option[];

export const ALL: Filter = [];

/** `reserved`: nobody else can book it now. */
export type Filterable = Pick<Design, "status" | "isColor"> & { reserved?: Reservation };

/** Turns an option on or off. Turning the last one off restores All. */
export function toggleOption(filter: Filter, option: Option): Filter {
  return OPTIONS.filter((other) => filter.includes(other) !== (other === option));
}

/**
 * Availability options are alternatives, as are inks; the two groups combine. An ink alone implies available designs. A design
 * of unknown ink matches neither ink. A reserved one matches no option, only All.
 */
function isChosen(design: Filterable, filter: Filter): boolean {
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
  return designs.filter((design) => isChosen(design, filter));
}
