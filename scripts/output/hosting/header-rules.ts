/** The headers of every address, as plain data: the one source for all hosts. */
import {
  type Inline,
  type PolicySettings,
  toContentSecurityPolicy,
  uniteInline,
} from "./content-security-policy.ts";
import { NOT_FOUND, toAddresses } from "./pages.ts";

/** For the addresses that `path` covers; a final `*` stands for anything. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Named by hash, so they never change. */
const LASTING = ["/assets/*", "/cards/*", "/images/*"];

const SAFE: Record<string, string> = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
};

/** By kind of page: what stands inline there. Every kind that the site has is a key. */
export type InlineByPage = ReadonlyMap<string, Inline>;

/**
 * All rules that fit an address hold for it together, and no two of them set the same header: hosts differ in what
 * they do with one that is set twice. `base` has both slashes: `/` or `/project/`.
 */
export function toHeaderRules(settings: PolicySettings, inline: InlineByPage, base: string): HeaderRule[] {
  const rules: HeaderRule[] = [
    { path: "/*", headers: SAFE },
    ...LASTING.map((path) => ({ path, headers: { "Cache-Control": "public, max-age=31536000, immutable" } })),
    ...[...inline.keys()].map((page) => ({
      path: toAddresses(page),
      headers: toPageHeaders(page, settings, inline),
    })),
  ];
  return rules.map(({ path, headers }) => ({ path: base + path.slice(1), headers }));
}

/**
 * Only a header can forbid being framed; the rest of the policy stands in the page as well, and both hold. The page knows
 * its stylesheet by its hash, which changes with the texts; a server may have read these headers long ago. Any of these
 * addresses may also show the page for what is not there.
 */
function toPageHeaders(page: string, settings: PolicySettings, all: InlineByPage): Record<string, string> {
  const shown = [all.get(page), all.get(NOT_FOUND)].filter((found) => found !== undefined);
  const inline = { ...uniteInline(shown), styles: ["unsafe-inline"] };
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": `${toContentSecurityPolicy(page, settings, inline)}; frame-ancestors 'none'`,
  };
}

/** The headers of one address, by all rules that fit it. */
export function findHeaders(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const fitting = rules.filter(({ path }) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path,
  );
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}
