/** The design named by the query (`/booking/?design=12`), for the calendar and e-mails. */

export type BookableDesign = { id: number; title: string };

export function findDesign(search: string, designs: readonly BookableDesign[]): BookableDesign | undefined {
  const id = new URLSearchParams(search).get("design");
  return designs.find((design) => String(design.id) === id);
}

/** `Moon Moth (no. 12)`, for the notes of the booking. */
export function nameDesign({ id, title }: BookableDesign): string {
  return `${title} (no. ${id})`;
}

/** The subject of an e-mail about a booking. */
export function toSubject(design?: BookableDesign): string {
  return design ? `Booking: ${nameDesign(design)}` : "Booking a tattoo";
}
