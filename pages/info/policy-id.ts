/** The id of a policy, and so its URL fragment. */
import { toSlug } from "#domain/slug.ts";

/** Ids of the page itself. */
const RESERVED = new Set(["main", "menu", "root", "scroll-to-top", "shell-settings"]);

/** `pricing`; a title that matches a reserved id gets a suffix: `menu-policy`. */
export function toPolicyId(title: string): string {
  const slug = toSlug(title);
  return RESERVED.has(slug) ? `${slug}-policy` : slug;
}
