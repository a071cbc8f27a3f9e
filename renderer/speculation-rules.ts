/**
 * What the browser may prepare ahead: a page of this site, as soon as a link to it is hovered or touched. It is rendered
 * whole where the browser can, and only fetched where it cannot. As the rules stand inline, a content security policy
 * must allow `'inline-speculation-rules'` in `script-src`.
 */
import { toAddress } from "./address.ts";

/** `path` is that of the page shown: it would be prepared as it is now, and not as its visitor leaves it. */
export function toSpeculationRules(path: string) {
  // Pages end in a slash, files do not: pictures, cards and the feed are left alone.
  const pages = { href_matches: toAddress("/{*/}?") };
  const shown = { href_matches: toAddress(path) };
  const rule = { where: { and: [pages, { not: shown }] }, eagerness: "moderate" };
  return { prefetch: [rule], prerender: [rule] };
}
