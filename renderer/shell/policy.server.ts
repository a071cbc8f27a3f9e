/**
 * The Content-Security-Policy of each route: a `<meta>` at the top of every document, and the same text as a header on
 * hosts that send headers. A page may reach only the third parties that it shows.
 */
import { hash } from "node:crypto";
import { type Calendar, toEmbedScript } from "#domain/contact.ts";
import { DESK } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { SPECULATION_RULES } from "./Inline.tsx";
import { loadInline, NOT_FOUND, PAGE_IDS } from "./route-files.server.ts";

type Settings = Pick<Studio, "analytics" | "books" | "booking" | "contact" | "location">;

type Directives = Record<string, readonly string[]>;

const SELF = "'self'";
const UNSAFE_INLINE = "'unsafe-inline'";

/** Placeholders and sizes are `style` attributes. Everything else that is inline needs its hash. */
const EVERY_PAGE: Directives = {
  "default-src": ["'none'"],
  "script-src": [SELF],
  "style-src": [SELF],
  "style-src-elem": [SELF],
  "style-src-attr": [UNSAFE_INLINE],
  "img-src": [SELF, "data:"],
  "font-src": [SELF],
  "connect-src": [SELF],
  "manifest-src": [SELF],
  "base-uri": ["'none'"],
};

/** Returns the policies by route: `/design/` stands for every design, and `/404/` for the 404 page. */
export async function toPolicies(
  settings: Settings & Pick<Studio, "repository">,
): Promise<Record<string, string>> {
  const published = PAGE_IDS.filter((id) => isPublished(routeOf(id), settings));
  const policies = published.map(async (id) => [routeOf(id), await policyOf(id, settings)] as const);
  return Object.fromEntries(await Promise.all(policies));
}

/** Whether the site has the route: the desk needs a repository. */
export const isPublished = (route: string, { repository }: Pick<Studio, "repository">) =>
  route !== DESK || Boolean(repository);

/** Returns the policy of a page. It also allows what the 404 page holds, which hosts show under any page's headers. */
async function policyOf(pageId: string, settings: Settings): Promise<string> {
  const inline = await Promise.all([...new Set([pageId, NOT_FOUND])].map(loadInline));
  return toPolicy(routeOf(pageId), settings, {
    styles: inline.map(({ css }) => css),
    scripts: [
      ...inline.flatMap(({ early, inPage, clock, loader }) => [...early, ...inPage, clock, loader]),
      SPECULATION_RULES,
    ],
  });
}

/** `/pages/design/@id` → `/design/`, `/pages/index` → `/`. */
export function routeOf(pageId: string): string {
  if (pageId === NOT_FOUND) return "/404/";
  const [, , name = ""] = pageId.split("/");
  return name === "index" ? "/" : `/${name}/`;
}

type Inline = { styles: readonly string[]; scripts: readonly string[] };

/** `route` is `/booking/`, or `/design/` for every design. `inline` is what the policy allows in its documents. */
export function toPolicy(route: string, settings: Settings, { styles, scripts }: Inline): string {
  const hashes = { "script-src": scripts.map(toSource), "style-src-elem": styles.map(toSource) };
  const own = { "form-action": [SELF], ...ROUTES[route]?.(settings) };
  const counted = route === DESK ? {} : toAnalytics(settings);
  const directives = [EVERY_PAGE, hashes, counted, own].reduce(merge);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

const toSource = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

const ROUTES: Record<string, (settings: Settings) => Directives> = {
  "/about/": ({ location: { map } }): Directives =>
    map ? { "frame-src": [new URL(map.embedUrl).origin] } : {},
  "/contact/": ({ contact }) => (contact.form ? allowForm(contact.form) : {}),
  /** The visitor's own photo. */
  "/design/": () => ({ "img-src": ["blob:"] }),
  /** The artist's photos, and GitHub, which keeps her files. */
  [DESK]: () => ({ "img-src": ["blob:"], "connect-src": ["https://api.github.com"] }),
  "/booking/": ({ booking, books }) => (books?.closed ? {} : allowCalendar(booking.calendar)),
};

/** Allows both ways to send the form: by the browser, and by the page's script. */
function allowForm({ action }: { action: string }): Directives {
  const { origin } = new URL(action);
  return { "form-action": [origin], "connect-src": [origin] };
}

function allowCalendar(calendar: Calendar): Directives {
  if (calendar.provider === "frame") {
    const { origin } = new URL(calendar.url);
    // The page checks that it can reach the address before it shows the frame.
    return { "frame-src": [origin], "connect-src": [origin] };
  }
  if (calendar.provider !== "cal") return {};
  const { origin } = calendar;
  return {
    // The script adds a frame and a `<style>`. Nothing else of Cal.com may run in the page.
    "script-src": [toEmbedScript(origin)],
    "style-src-elem": [UNSAFE_INLINE],
    "frame-src": [origin],
    "connect-src": [origin],
  };
}

function toAnalytics({ analytics }: Settings): Directives {
  return analytics ? { "connect-src": [new URL(analytics.endpoint).origin] } : {};
}

/** Joins the sources of each directive. Leaves out hashes beside `'unsafe-inline'`, which they would switch off. */
function merge(all: Directives, more: Directives): Directives {
  const merged = { ...all };
  for (const [name, sources] of Object.entries(more)) {
    const united = [...new Set([...(merged[name] ?? []), ...sources])];
    merged[name] = united.includes(UNSAFE_INLINE)
      ? united.filter((source) => !source.startsWith("'sha"))
      : united;
  }
  return merged;
}
