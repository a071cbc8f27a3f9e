/** nginx configuration that serves the site, to include in a `server` block. */
import { findHeaders, type HeaderRule } from "./header-rules.ts";

/** The types that nginx compresses besides HTML. */
const COMPRESSED =
  "text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml";

/**
 * Keeps everything inside the site's own location, apart from whatever else the server serves. nginx uses only the
 * longest matching prefix and drops the headers of the others, so each inner location repeats all of its headers. `base`
 * has both slashes.
 */
export function toNginxConfig(rules: readonly HeaderRule[], base: string): string {
  const everywhere = rules.find(({ path }) => path === `${base}*`);
  const others = rules.filter((rule) => rule !== everywhere);
  const site = toBlock(`location ${base}`, [
    "charset utf-8;",
    `gzip on;\ngzip_vary on;\ngzip_types ${COMPRESSED};`,
    "# Behind a proxy, nginx does not know the port and the protocol of the request.\nabsolute_redirect off;",
    "# A folder without a page gives 403.",
    `error_page 403 404 =404 ${base}404.html;`,
    ...toHeaderLines(everywhere?.headers ?? {}),
    toBlock(`location = ${base}site.webmanifest`, ["default_type application/manifest+json;"]),
    toBlock(`location = ${toElsewhere(base)}`, ["internal;", `return 302 ${base}designs/;`]),
    ...others.map((rule) => toLocation(rule, rules, base)),
  ]);
  const folder = base === "/" ? [] : [toBlock(`location = ${base.slice(0, -1)}`, ["absolute_redirect off;"])];
  return `${[
    "# Include this in a server block whose root is the folder that contains the site. Reload nginx when it changes:",
    "# the policies contain hashes of inline styles and scripts, and name the services that the pages may reach.",
    ...folder,
    site,
  ].join("\n")}\n`;
}

/** An internal location that redirects unknown designs to the catalogue. */
const toElsewhere = (base: string) => `${base}design/@elsewhere`;

function toLocation({ path }: HeaderRule, rules: readonly HeaderRule[], base: string): string {
  const address = path.replace(/\*$/, "");
  // nginx rewrites the address of a folder to that of its page, and matches locations again.
  const place = address === path ? `= ${path.replace(/\/$/, "/index.html")}` : address;
  return toBlock(`location ${place}`, [
    ...(address === `${base}design/` ? [`error_page 403 404 = ${toElsewhere(base)};`] : []),
    ...toHeaderLines(findHeaders(rules, address)),
  ]);
}

function toHeaderLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
}

function toBlock(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.join("\n").replace(/^/gm, "  ")}\n}`;
}
