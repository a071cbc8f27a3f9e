/** Adds the design named by the query to the page's own links, leaving those in the artist's texts alone. */
import { readIslandProps } from "#renderer/hydrate-island.ts";
import { toMailAddress } from "#renderer/mail.ts";
import type { BookingCalendarProps } from "./BookingCalendar.tsx";
import { toBookingPage } from "./booking-address.ts";
import { findDesign, nameDesign, toSubject } from "./design-choice.ts";

/** E-mails name the design in their subject, the provider's page in its notes. */
export function nameDesignInLinks(): void {
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
