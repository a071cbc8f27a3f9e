/** The headers of every address, as plain data, and as the files from which hosts and `npm run preview` read them. */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Studio } from "#domain/studio-schema.ts";

/** The file of the rules, next to a built site. */
export const HEADERS = "headers.json";

type Settings = { booking: Pick<Studio["booking"], "calendar"> };

/** The policy of each route, as its pages print it. */
export type Policies = Record<string, string>;

/** A `*` at the end of `path` matches anything. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * Files that never change, because their names contain hashes, and which sites may show them: image searches, chats and
 * feed readers show a picture from its own address.
 */
const IMMUTABLE = { "/assets/*": "same-origin", "/cards/*": "cross-origin", "/images/*": "cross-origin" };

/** Returns the headers of every address. Cal.com's frame may ask for payments (Apple Pay, Google Pay), and for nothing else. */
const toSafetyHeaders = ({ booking: { calendar } }: Settings): Record<string, string> => ({
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": `browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(self${calendar.provider === "cal" ? ` "${calendar.origin}"` : ""}), usb=()`,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
});

/**
 * Lists the rules. Every rule that matches an address applies. No two of them set the same header, because hosts disagree
 * on what that means. `base` has both slashes: `/` or `/project/`.
 */
export function toHeaderRules(settings: Settings, policies: Policies, base: string): HeaderRule[] {
  const rules: HeaderRule[] = [
    { path: "/*", headers: toSafetyHeaders(settings) },
    ...Object.entries(IMMUTABLE).map(([path, readers]) => ({
      path,
      headers: {
        "Cache-Control": "public, max-age=31536000, immutable",
        "Cross-Origin-Resource-Policy": readers,
      },
    })),
    // The artist's own drawing becomes a document when it is opened by itself.
    {
      path: "/favicon.svg",
      headers: { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" },
    },
    ...Object.entries(policies).map(([route, policy]) => ({
      path: toAddresses(route),
      headers: toPageHeaders(policy),
    })),
  ];
  return rules.map(({ path, headers }) => ({ path: base + path.slice(1), headers }));
}

/** Returns the headers of a page. Only a header can forbid framing; the page has the rest of its policy, too. */
function toPageHeaders(policy: string): Record<string, string> {
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

export function findHeaders(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Returns the addresses of a route. A `*` at the end matches anything. */
function toAddresses(route: string): string {
  if (route === "/404/") return "/404.html";
  return route === "/" ? route : `${route}*`;
}

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
const MAX_LINE_LENGTH = 2000;

/** Formats `_headers`. Throws on a line that is too long, because hosts skip it silently. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const long = lines.find(({ length }) => length > MAX_LINE_LENGTH);
    if (long) {
      throw new Error(
        `A header of ${path} has ${long.length} characters, but hosts read only ${MAX_LINE_LENGTH}: ${long.slice(0, 60)}…`,
      );
    }
    return [path, ...lines.map((line) => `  ${line}`)].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}
