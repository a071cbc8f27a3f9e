/** Writes configuration for several hosts, each in its own format. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "#domain/content.ts";
import { type ScriptsByPage, toHeaderRules } from "./header-rules.ts";
import { toHeadersFile, toRedirectsFile } from "./netlify.ts";
import { toNginxConfig } from "./nginx.ts";
import { toVercelConfig } from "./vercel.ts";

/**
 * Writes `_headers` and `_redirects` into the folder `site`, where Netlify and Cloudflare look for them, and the files
 * for nginx and Vercel next to it, in `hosting/`. `base` has both slashes: `/` or `/project/`.
 */
export function writeHosting(
  site: string,
  { catalogue, studio }: Content,
  { scripts, base }: { scripts: ScriptsByPage; base: string },
): void {
  const rules = toHeaderRules(studio, scripts, base);
  const ids = catalogue.map(({ id }) => id);
  const files = {
    [join(site, "_headers")]: toHeadersFile(rules),
    [join(site, "_redirects")]: toRedirectsFile(ids, base),
    [join(dirname(site), "hosting/nginx.conf")]: toNginxConfig(rules, base),
    [join(dirname(site), "hosting/vercel.json")]: `${JSON.stringify(toVercelConfig(rules, base), null, 2)}\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
