/** Adds the chosen designs to the page's own links, leaving those in the artist's texts alone. */
import { toMailAddress } from "#domain/contact.ts";
import { readIslandProps } from "#renderer/hydrate-island.ts";
import type { BookingCalendarProps } from "./BookingCalendar.tsx";
import { toBookingPage } from "./booking-address.ts";
import { readChosen, toMail, toNotes } from "./chosen.ts";

/** E-mails and the notes of the provider's page name the designs. */
export function nameDesignsInLinks(): void {
  const props = readIslandProps<BookingCalendarProps>("booking");
  const chosen = readChosen();
  if (!props || chosen.length === 0) return;
  const { subject, body } = toMail(chosen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
    const { mail } = link.dataset;
    if (mail) link.href = toMailAddress(mail, subject, body);
    if (link.href === toBookingPage(props.calendar)) {
      link.href = toBookingPage(props.calendar, toNotes(chosen));
    }
  }
}
