/**
 * The Content-Security-Policy of each page, from the same settings that render it: a header on hosts that send headers,
 * a `<meta>` everywhere. A page may reach only the third parties that it shows.
 */
import { toEmbedScript } from "#domain/embed-script.ts";
import type { Studio } from "#domain/studio-schema.ts";

export type PolicySettings = Pick<Studio, "analytics" | "booking" | "location">;

type Directives = Record<string, string[]>;

const SELF = "'self'";

/** The sources of what is inline in a built page: `sha256-…`, or `unsafe-inline`. */
type Inline = { styles: readonly string[]; scripts: readonly string[] };

/** Placeholders and sizes are `style` attributes. Everything else that is inline needs its hash. */
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
  "form-action": [SELF],
};

/** `page` is a kind of page: `/booking/`, or `/design/` for every design. */
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
  /** The page checks that it can reach the map before it shows the frame. */
  "/about/": ({ location }): Directives => {
    if (!location.map) return {};
    const { origin } = new URL(location.map.embedUrl);
    return { "frame-src": [origin], "connect-src": [origin] };
  },
  /** The visitor's own photo. */
  "/design/": () => ({ "img-src": ["blob:"] }),
  /** The provider's script adds a frame and a `<style>`. Nothing else of the provider may run in the page. */
  "/booking/": ({ booking: { origin } }) => ({
    "script-src": [toEmbedScript(origin)],
    "style-src-elem": ["'unsafe-inline'"],
    "frame-src": [origin],
    "connect-src": [origin],
  }),
};

function toAnalytics({ analytics }: PolicySettings): Directives {
  return analytics ? { "connect-src": [new URL(analytics.endpoint).origin] } : {};
}

/** A hash would disable `'unsafe-inline'`. */
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
