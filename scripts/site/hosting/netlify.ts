/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
import type { HeaderRule } from "./header-rules.ts";

/** Cloudflare's limit of characters per line: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST = 2000;

/** Throws on a line that is too long, because hosts skip it silently. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const long = lines.find(({ length }) => length > LONGEST);
    if (long) {
      throw new Error(
        `A header of ${path} has ${long.length} characters, but hosts read only ${LONGEST}: ${long.slice(0, 60)}…`,
      );
    }
    return [path, ...lines.map((line) => `  ${line}`)].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** Cloudflare's limit: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_REDIRECTS = 2000;

/**
 * Redirects each unused id between the designs to the catalogue. A pattern would not do: Cloudflare follows a redirect
 * even where a page exists. 404.html handles the rest.
 */
export function toRedirectsFile(ids: readonly number[], base: string): string {
  const taken = new Set(ids);
  const last = Math.min(Math.max(0, ...ids), MAX_REDIRECTS + ids.length);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const gaps = numbers.filter((id) => !taken.has(id)).slice(0, MAX_REDIRECTS);
  return gaps.map((id) => `${base}design/${id}/ ${base}designs/ 302\n`).join("");
}
