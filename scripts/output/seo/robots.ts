/** robots.txt (RFC 9309): everything may be read, and where the sitemap lies. */

/** `sitemap` is a whole address: crawlers accept no other. */
export function toRobots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
