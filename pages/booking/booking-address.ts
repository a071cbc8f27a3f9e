/** Addresses at the booking provider, from the origin and the booking link in studio.yaml. */

type Provider = { origin: string; calLink: string };

/**
 * Where the calendar is embedded from, without a closing slash. Cal.com shows its pages to people at `cal.com` and
 * embeds them from `app.cal.com`; either may stand in studio.yaml. One's own server does both at one address.
 */
export function toEmbedOrigin(origin: string): string {
  return new URL(origin).origin.replace(/\/\/(cal\.(?:com|eu))$/, "//app.$1");
}

/** The script that puts the calendar into a page. */
export function toScriptAddress(origin: string): string {
  return `${toEmbedOrigin(origin)}/embed/embed.js`;
}

/** The provider's own booking page. `notes` fill in the field of that name. */
export function toBookingPage({ origin, calLink }: Provider, notes?: string): string {
  const page = new URL(calLink, toEmbedOrigin(origin).replace(/\/\/app\.(cal\.(?:com|eu))$/, "//$1"));
  if (notes) page.searchParams.set("notes", notes);
  return page.href;
}
