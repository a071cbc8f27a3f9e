/** Names the chosen designs in links, tells when the books open for the visitor, and hydrates the calendar. */
import "#renderer/shell/shell.ts";
import { toMailAddress } from "#domain/contact.ts";
import { formatDay, formatHour } from "#domain/dates.ts";
import { hydrateIsland } from "#renderer/islands/hydrate.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";
import { BOOKING_PROPS, type BookingProps, toBookingPage } from "./booking-address.ts";
import { type Choice, findBookable, toMail } from "./choice.ts";
import { loadChoice } from "./load-choice.ts";

enhanceSections();
showOwnHour();
const props = BOOKING_PROPS.read();
loadChoice()
  .then((choice) => nameInLinks(choice, props?.calendar))
  .catch(console.warn);
if (props)
  hydrateIsland("booking", async () => {
    const { BookingIsland } = await import("./BookingIsland.tsx");
    return { Component: BookingIsland, props };
  }).catch(() => document.querySelector("[data-state]")?.setAttribute("data-state", "failed"));

/** Names the chosen designs in the links that React does not render, or not yet. Links in the artist's texts stay. */
function nameInLinks(choice: Choice, calendar?: BookingProps["calendar"]): void {
  const chosen = findBookable(choice);
  if (chosen.length === 0) return;
  const { subject, body } = toMail(chosen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
    const { mail, bookingPage } = link.dataset;
    if (mail) link.href = toMailAddress(mail, subject, body);
    if (bookingPage !== undefined && calendar && calendar.provider !== "mail")
      link.href = toBookingPage(calendar, chosen);
  }
}

/** Adds the hour at which the books open on the visitor's own clock, where it differs from the studio's. */
function showOwnHour(): void {
  const line = document.querySelector<HTMLElement>("[data-opens]");
  const { opens, hour, locale } = line?.dataset ?? {};
  if (!line || !opens || !locale) return;
  const own = formatHour(opens, { locale });
  line.hidden = own === hour;
  line.textContent = `Where you are: ${formatDay(opens, { locale })}, ${own}`;
}
