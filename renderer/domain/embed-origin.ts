/** The origin of the embedded booking calendar. */

/**
 * Without a closing slash. Cal.com shows its pages at `cal.com` and embeds them from `app.cal.com`; studio.yaml may have
 * either. A self-hosted server does both at one address.
 */
export function toEmbedOrigin(origin: string): string {
  return new URL(origin).origin.replace(/\/\/(cal\.(?:com|eu))$/, "//app.$1");
}
