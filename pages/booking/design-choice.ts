/** The design that a visitor comes from: `/booking/?design=12` carries it into the calendar and into e-mails. */

/** A design that can be booked. */
export type BookableDesign = { id: number; title: string };

/** The design that the query string names, if it can be booked. */
export function findDesign(search: string, designs: readonly BookableDesign[]): BookableDesign | undefined {
  const id = new URLSearchParams(search).get("design");
  return designs.find((design) => String(design.id) === id);
}

/** "Moon Moth (no. 12)": what the artist reads in the booking's notes. */
export function nameDesign({ id, title }: BookableDesign): string {
  return `${title} (no. ${id})`;
}

/** The subject of an e-mail about a booking. */
export function toSubject(design?: BookableDesign): string {
  return design ? `Booking: ${nameDesign(design)}` : "Booking a tattoo";
}
