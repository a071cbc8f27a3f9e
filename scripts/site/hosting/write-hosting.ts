/** Writes the headers for hosts that read `_headers`, and for `npm run preview`. */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Studio } from "#domain/studio-schema.ts";
import { HEADERS, type HeaderRule, type Policies, toHeaderRules } from "./header-rules.ts";

/** Writes into the folder `site`, and next to it. `base` has both slashes: `/` or `/project/`. */
export function writeHosting(
  site: string,
  studio: Studio,
  { policies, base }: { policies: Policies; base: string },
): void {
  const rules = toHeaderRules(studio, policies, base);
  writeFileSync(join(site, "_headers"), toHeadersFile(rules));
  writeFileSync(join(dirname(site), HEADERS), JSON.stringify(rules));
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
