/** The part of an nginx configuration that serves the site: to be included in a `server` block. */
import { findHeaders, type HeaderRule } from "./header-rules.ts";

const COMPRESSED =
  "text/css text/javascript application/javascript application/json application/xml text/xml image/svg+xml";

/**
 * nginx takes the longest prefix that fits and forgets the headers of the others, so each location gets all of its
 * own. `base` has both slashes; `root` of the server block is the folder that holds the site below it.
 */
export function toNginxConfig(rules: readonly HeaderRule[], base: string): string {
  const locations = rules.map(({ path }) => {
    const prefix = path.replace(/\*$/, "");
    const isDesign = prefix === `${base}design/`;
    return [
      `location ${prefix === path ? `= ${path}` : prefix} {`,
      ...(isDesign ? [`  try_files $uri $uri/index.html @designs;`] : []),
      ...Object.entries(findHeaders(rules, prefix)).map(
        ([name, value]) => `  add_header ${name} "${value}" always;`,
      ),
      "}",
    ].join("\n");
  });
  return `${[
    "# Include this in a server block whose root is the folder that holds the site.",
    `charset utf-8;\ngzip on;\ngzip_types ${COMPRESSED};`,
    `error_page 404 ${base}404.html;`,
    ...locations,
    `location @designs {\n  return 302 ${base}designs/;\n}`,
  ].join("\n\n")}\n`;
}
