/** Lets the page's own links, not those in the artist's texts, name the design that `/booking/?design=12` carries. */
import { readIslandProps } from "#renderer/hydrate-island.ts";
import { toMailAddress } from "#renderer/mail.ts";
import type { BookingCalendarProps } from "./BookingCalendar.tsx";
import { toBookingPage } from "./booking-address.ts";
import { findDesign, nameDesign, toSubject } from "./design-choice.ts";

/** E-mails name the design in their subject, the provider's page finds it in its notes. */
export function carryDesign(): void {
  const props = readIslandProps<BookingCalendarProps>("booking");
  const design = props && findDesign(location.search, props.designs);
  if (!design) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
    const { mail } = link.dataset;
    if (mail) link.href = toMailAddress(mail, toSubject(design));
    if (link.href === toBookingPage(props.calendar)) {
      link.href = toBookingPage(props.calendar, nameDesign(design));
    }
  }
}
