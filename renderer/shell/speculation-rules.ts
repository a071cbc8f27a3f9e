/**
 * Speculation rules: prerender a page of this site when a link to it is hovered or touched, or prefetch it where the
 * browser cannot. The rules are the same on every page; the content security policy contains their hash.
 */
import { toAddress } from "#domain/address.ts";

export const SPECULATION_RULES = JSON.stringify(toSpeculationRules());

function toSpeculationRules() {
  // Pages end in a slash; images and the feed do not.
  const pages = { href_matches: toAddress("/{*/}?") };
  // The current page would be prepared in its present state, which the visitor may still change.
  const current = { href_matches: "./", relative_to: "document" };
  const rule = { where: { and: [pages, { not: current }] }, eagerness: "moderate" };
  // The next design may be reached by a key or a swipe, without pointing at its link. After what this page needs itself.
  const next = { where: { selector_matches: "[data-ahead] [rel=next]" }, eagerness: "immediate" };
  return { prefetch: [rule, next], prerender: [rule] };
}
