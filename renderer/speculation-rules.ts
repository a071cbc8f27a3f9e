/**
 * What the browser may prepare ahead: a page of this site, as soon as a link to it is hovered or touched. It is rendered
 * whole where the browser can, and only fetched where it cannot. The content security policy knows the rules by their
 * hash: they are the same on every page.
 */
import { toAddress } from "#domain/address.ts";

export function toSpeculationRules() {
  // Pages end in a slash, files do not: pictures, cards and the feed are left alone.
  const pages = { href_matches: toAddress("/{*/}?") };
  // It would be prepared as it is now, and not as its visitor leaves it.
  const shown = { href_matches: "./", relative_to: "document" };
  const rule = { where: { and: [pages, { not: shown }] }, eagerness: "moderate" };
  return { prefetch: [rule], prerender: [rule] };
}
