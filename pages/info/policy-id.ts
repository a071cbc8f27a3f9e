/** The address of a policy within its page. */
import { toSlug } from "#domain/slug.ts";

/** Ids of the page's own. */
const TAKEN = new Set(["main", "menu", "root", "scroll-to-top", "shell-settings"]);

/** `pricing`; a title that would be an id of the page's own is set apart, as `menu-policy`. */
export function toPolicyId(title: string): string {
  const slug = toSlug(title);
  return TAKEN.has(slug) ? `${slug}-policy` : slug;
}
