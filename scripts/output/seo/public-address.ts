/** Addresses of the published site, for files that are read outside of it. */

/** `origin` without a final slash; `base` with both slashes: `/` or `/project/`. */
export type Place = { origin: string; base: string };

/** `/designs/` or `images/koi.webp`, below the base, as the whole address. */
export function toPublicAddress(path: string, { origin, base }: Place): string {
  return new URL(base + path.replace(/^\//, ""), origin).href;
}
