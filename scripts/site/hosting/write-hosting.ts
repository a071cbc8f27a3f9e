/** Writes the headers and redirects for several hosts, each in its own format. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "#domain/content.ts";
import { HEADERS, type Policies, toHeaderRules } from "./header-rules.ts";
import { toHeadersFile, toRedirectsFile } from "./netlify.ts";
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
