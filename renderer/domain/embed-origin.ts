/** Where the booking calendar is embedded from. */

/**
 * Without a closing slash. Cal.com shows its pages to people at `cal.com` and embeds them from `app.cal.com`; either may
 * stand in studio.yaml. One's own server does both at one address.
 */
export function toEmbedOrigin(origin: string): string {
  return new URL(origin).origin.replace(/\/\/(cal\.(?:com|eu))$/, "//app.$1");
}
