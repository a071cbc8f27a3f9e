/** Names the chosen designs in links to book or to write that React does not render, or not yet. */
import { toMailAddress } from "#domain/contact.ts";
import { type BookingProps, toBookingPage } from "./booking-address.ts";
import { type Choice, nameChosen, toMail } from "./choice.ts";

/** Links in the artist's texts stay as they are. */
export function nameInLinks(choice: Choice, calendar?: BookingProps["calendar"]): void {
  const chosen = nameChosen(choice);
  if (chosen.length === 0) return;
  const { subject, body } = toMail(chosen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
    const { mail, bookingPage } = link.dataset;
    if (mail) link.href = toMailAddress(mail, subject, body);
    if (bookingPage !== undefined && calendar && calendar.provider !== "mail")
      link.href = toBookingPage(calendar, chosen);
  }
}
