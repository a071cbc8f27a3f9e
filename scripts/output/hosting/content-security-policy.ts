/**
 * The Content-Security-Policy of each page, from the same settings that render it: as a header where the host sends
 * one, as a `<meta>` everywhere. A page may reach only the third parties that it shows.
 */

import { toPageViewService } from "#domain/analytics.ts";
import { toEmbedOrigin } from "#domain/embed-origin.ts";
import type { Studio } from "#domain/studio-schema.ts";

export type PolicySettings = Pick<Studio, "analytics" | "booking" | "location">;

type Directives = Record<string, string[]>;

const SELF = "'self'";

/** What stands inline when the page is built: hashes of texts, as `sha256-…`, or `unsafe-inline`. */
export type Inline = { styles: readonly string[]; scripts: readonly string[] };

/** What stands inline in any of several documents: a header covers all of a kind. */
export function uniteInline(all: readonly Inline[]): Inline {
  const unite = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    styles: unite(all.map(({ styles }) => styles)),
    scripts: unite(all.map(({ scripts }) => scripts)),
  };
}

/** Placeholders and sizes come as `style` attributes; all else inline needs its hash. */
const EVERY_PAGE: Directives = {
  "default-src": ["'none'"],
  "script-src": [SELF],
  "style-src": [SELF],
  "style-src-elem": [SELF],
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": [SELF, "data:"],
  "font-src": [SELF],
  "connect-src": [SELF],
  "manifest-src": [SELF],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
};

/** `page` is its kind, which is its path when it is alone: `/booking/`, and `/design/` for every design. */
export function toContentSecurityPolicy(
  page: string,
  settings: PolicySettings,
  { styles, scripts }: Inline,
): string {
  const inline = { "script-src": scripts.map(toSource), "style-src-elem": styles.map(toSource) };
  const directives = [EVERY_PAGE, inline, toAnalytics(settings), PAGES[page]?.(settings) ?? {}].reduce(
    merge,
    {},
  );
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

const toSource = (hash: string) => `'${hash}'`;

const PAGES: Record<string, (settings: PolicySettings) => Directives> = {
  /** The page asks whether the map can be reached before it shows the frame. */
  "/about/": ({ location }): Directives => {
    if (!location.map) return {};
    const { origin } = new URL(location.map.embedUrl);
    return { "frame-src": [origin], "connect-src": [origin] };
  },
  /** The provider's script builds its frame and styles it with a `<style>` of its own. */
  "/booking/": ({ booking }) => {
    const origin = toEmbedOrigin(booking.origin);
    return {
      "script-src": [origin],
      "style-src-elem": ["'unsafe-inline'"],
      "frame-src": [origin],
      "connect-src": [origin],
    };
  },
};

function toAnalytics({ analytics }: PolicySettings): Directives {
  const service = toPageViewService(analytics);
  return service ? { "connect-src": [new URL(service.endpoint).origin] } : {};
}

/** A hash beside `'unsafe-inline'` would switch it off. */
function merge(all: Directives, more: Directives): Directives {
  const merged = { ...all };
  for (const [name, sources] of Object.entries(more)) {
    const united = [...new Set([...(merged[name] ?? []), ...sources])];
    merged[name] = united.includes("'unsafe-inline'")
      ? united.filter((source) => !source.startsWith("'sha"))
      : united;
  }
  return merged;
}
