/** Writes the headers and redirects for several hosts, each in its own format. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "#domain/content.ts";
import { HEADERS, type HeaderRule, type Policies, toHeaderRules } from "./header-rules.ts";
import { toNginxConfig } from "./nginx.ts";

/**
 * Writes `_headers` and `_redirects` into the folder `site`, where Netlify and Cloudflare look for them, and next to it,
 * in `hosting/`, the file for nginx and the rules for `npm run preview`. `base` has both slashes: `/` or `/project/`.
 */
export function writeHosting(
  site: string,
  { catalogue, studio }: Content,
  { policies, base }: { policies: Policies; base: string },
): void {
  const rules = toHeaderRules(studio, policies, base);
  const ids = catalogue.map(({ id }) => id);
  const files = {
    [join(site, "_headers")]: toHeadersFile(rules),
    [join(site, "_redirects")]: toRedirectsFile(ids, base),
    [join(dirname(site), "hosting/nginx.conf")]: toNginxConfig(rules, base),
    [join(dirname(site), HEADERS)]: JSON.stringify(rules),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Cloudflare's limit of characters per line: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST = 2000;

/** Formats `_headers`. Throws on a line that is too long, because hosts skip it silently. */
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
 * Formats `_redirects`: each unused id between the designs leads to the catalogue. A pattern would not do, because
 * Cloudflare follows a redirect even where a page exists. 404.html handles the rest.
 */
export function toRedirectsFile(ids: readonly number[], base: string): string {
  const taken = new Set(ids);
  const last = Math.min(Math.max(0, ...ids), MAX_REDIRECTS + ids.length);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const gaps = numbers.filter((id) => !taken.has(id)).slice(0, MAX_REDIRECTS);
  return gaps.map((id) => `${base}design/${id}/ ${base}designs/ 302\n`).join("");
}
