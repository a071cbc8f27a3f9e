/** The headers of every address, as plain data: the single source for all hosts. */
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";
import { type PolicySettings, toContentSecurityPolicy } from "./content-security-policy.ts";

/** A `*` at the end of `path` matches anything. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * Immutable, as their names contain hashes, and which sites may show them: image searches, chats and feed readers show
 * a picture from its own address.
 */
const LASTING = { "/assets/*": "same-origin", "/cards/*": "cross-origin", "/images/*": "cross-origin" };

/** Of these permissions, only the booking service's frame gets one: it takes Apple Pay and Google Pay. */
const toSafe = ({ booking: { origin } }: PolicySettings): Record<string, string> => ({
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": `browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(self "${origin}"), usb=()`,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
});

/** Shown at any address without a document. */
export const NOT_FOUND = "/404/";

/** The page of a document in the site: `design/12/index.html` → `/design/12/`. */
export const pathOf = (file: string) => `/${file.replace(/index\.html$/, "").replace(/\.html$/, "/")}`;

/** The kind of a page, whose documents share a policy: `/design/12/` → `/design/`. */
export const kindOf = (path: string): string => /^\/(?:[^/]+\/)?/.exec(path)?.[0] ?? path;

/** The hashes of inline scripts by kind of page. Every kind of the site is a key. */
export type ScriptsByPage = ReadonlyMap<string, readonly string[]>;

/**
 * Every rule that matches an address applies. No two of them set the same header, because hosts disagree on what that
 * means. `base` has both slashes: `/` or `/project/`.
 */
export function toHeaderRules(settings: PolicySettings, scripts: ScriptsByPage, base: string): HeaderRule[] {
  const rules: HeaderRule[] = [
    { path: "/*", headers: toSafe(settings) },
    ...Object.entries(LASTING).map(([path, readers]) => ({
      path,
      headers: {
        "Cache-Control": "public, max-age=31536000, immutable",
        "Cross-Origin-Resource-Policy": readers,
      },
    })),
    // A drawing of the artist's, and a document of its own when it is opened by itself.
    {
      path: "/favicon.svg",
      headers: { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" },
    },
    { path: `/${SHARED_DESIGNS}`, headers: { "Cache-Control": "public, max-age=600" } },
    ...[...scripts.keys()].map((page) => ({
      path: toAddresses(page),
      headers: toPageHeaders(page, settings, scripts),
    })),
  ];
  return rules.map(({ path, headers }) => ({ path: base + path.slice(1), headers }));
}

/**
 * Only a header can forbid framing. The page repeats the rest of the policy, and names its stylesheet by hash. The
 * header does not: the hash changes with the texts, and a server may have read its headers long before. Any address may
 * also show the 404 page.
 */
function toPageHeaders(page: string, settings: PolicySettings, all: ScriptsByPage): Record<string, string> {
  const scripts = new Set([page, NOT_FOUND].flatMap((shown) => all.get(shown) ?? []));
  const inline = { scripts: [...scripts], styles: ["unsafe-inline"] };
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": `${toContentSecurityPolicy(page, settings, inline)}; frame-ancestors 'none'`,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

export function findHeaders(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The addresses of a kind. A `*` at the end matches anything. */
function toAddresses(page: string): string {
  if (page === NOT_FOUND) return "/404.html";
  return page === "/" ? page : `${page}*`;
}
