/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
import type { HeaderRule } from "./header-rules.ts";

export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** Cloudflare's limit: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_REDIRECTS = 2000;

/**
 * Redirects the former further pages of the catalogue, and each unused id between the designs, to the catalogue. For
 * these a pattern would not do: Cloudflare follows a redirect even where a page exists. 404.html handles the rest.
 */
export function toRedirectsFile(ids: readonly number[], base: string): string {
  const taken = new Set(ids);
  const last = Math.min(Math.max(0, ...ids), MAX_REDIRECTS);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const gaps = numbers.filter((id) => !taken.has(id));
  const rules = gaps.map((id) => `${base}design/${id}/ ${base}designs/ 302\n`);
  return [...rules, `${base}designs/page/* ${base}designs/ 301\n`].join("");
}
