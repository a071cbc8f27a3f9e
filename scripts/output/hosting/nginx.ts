/** The part of an nginx configuration that serves the site: to be included in a `server` block. */
import { findHeaders, type HeaderRule } from "./header-rules.ts";

/** Beside HTML. */
const COMPRESSED =
  "text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml";

/**
 * All of it stands within the site's own location, apart from what else the server holds. nginx takes the longest
 * prefix that fits and forgets the headers of the others, so each location within gets all of its own. `base` has both
 * slashes; `root` of the server block is the folder that holds the site below it.
 */
export function toNginxConfig(rules: readonly HeaderRule[], base: string): string {
  const everywhere = rules.find(({ path }) => path === `${base}*`);
  const others = rules.filter((rule) => rule !== everywhere);
  const site = toBlock(`location ${base}`, [
    "charset utf-8;",
    `gzip on;\ngzip_vary on;\ngzip_types ${COMPRESSED};`,
    "# Behind a proxy nginx knows neither the port nor the protocol that were asked for.\nabsolute_redirect off;",
    "# 403 is a folder without a page.",
    `error_page 403 404 =404 ${base}404.html;`,
    ...toHeaderLines(everywhere?.headers ?? {}),
    toBlock(`location = ${base}site.webmanifest`, ["default_type application/manifest+json;"]),
    toBlock(`location = ${toElsewhere(base)}`, ["internal;", `return 302 ${base}designs/;`]),
    ...others.map((rule) => toLocation(rule, rules, base)),
  ]);
  const folder = base === "/" ? [] : [toBlock(`location = ${base.slice(0, -1)}`, ["absolute_redirect off;"])];
  return `${[
    "# Include this in a server block whose root is the folder that holds the site, and reload nginx when it has changed:",
    "# the policies know by its hash what runs inline in the pages, and name the services that the pages may reach.",
    ...folder,
    site,
  ].join("\n")}\n`;
}

/** Internal location that redirects unknown designs to the catalogue. */
const toElsewhere = (base: string) => `${base}design/@elsewhere`;

function toLocation({ path }: HeaderRule, rules: readonly HeaderRule[], base: string): string {
  const address = path.replace(/\*$/, "");
  // nginx turns the address of a folder into that of its page, and chooses the location once more.
  const place = address === path ? `= ${path.replace(/\/$/, "/index.html")}` : address;
  return toBlock(`location ${place}`, [
    ...(address === `${base}design/` ? [`error_page 403 404 = ${toElsewhere(base)};`] : []),
    ...toHeaderLines(findHeaders(rules, address)),
  ]);
}

function toHeaderLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function toBlock(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.join("\n").replace(/^/gm, "  ")}\n}`;
}
