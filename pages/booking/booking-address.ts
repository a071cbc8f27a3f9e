/** Addresses at the booking provider, from the origin and the booking link in studio.yaml. */

type Provider = {
  /** Where the embed comes from: `https://app.cal.com`, or one's own server. */
  origin: string;
  calLink: string;
};

/** The script that puts the calendar into a page. */
export function toScriptAddress(origin: string): string {
  return new URL("/embed/embed.js", origin).href;
}

/**
 * The provider's own page for people. Cal.com embeds come from `app.cal.com` and bookings live at `cal.com`; one's own
 * server does both at one address. `notes` fill in the field of that name.
 */
export function toBookingPage({ origin, calLink }: Provider, notes?: string): string {
  const page = new URL(calLink, origin);
  page.hostname = page.hostname.replace(/^app\.(cal\.(?:com|eu))$/, "$1");
  if (notes) page.searchParams.set("notes", notes);
  return page.href;
}
