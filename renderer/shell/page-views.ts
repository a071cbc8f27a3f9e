/**
 * Sends one event per page view to Plausible's event API. Plausible's tracker package would also report scroll depth and
 * time with full URLs, with no way to turn that off.
 */
import type { PageViewService } from "#domain/studio-schema.ts";

type Visit = {
  location: Pick<Location, "origin" | "pathname">;
  /** May be empty, or an app's address. */
  referrer: string;
};

export function sendPageViews(service: PageViewService): void {
  // The artist's own look at a build is not a page view.
  if (refusesTracking() || (isLocal(location) && !isLocal(new URL(service.endpoint)))) return;
  const send = () => whenVisible(() => post(service));
  send();
  addEventListener("pageshow", ({ persisted }) => persisted && send());
}

/** Builds Plausible's event without query and fragment, which may reveal more than the page viewed. */
export function toEvent({ location, referrer }: Visit, domain: string) {
  const path = location.pathname.replace(/\/?$/, "/");
  return { n: "pageview", d: domain, u: location.origin + path, r: toReferrer(referrer, location.origin) };
}

/** Runs `act` once the page is not in a background tab. */
function whenVisible(act: () => void): void {
  if (document.visibilityState === "hidden")
    document.addEventListener("visibilitychange", () => whenVisible(act), { once: true });
  else act();
}

/** Posts plain text with no-cors to avoid a preflight request. The visitor does not notice a failing service. */
function post({ endpoint, domain }: PageViewService): void {
  fetch(endpoint, {
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify(toEvent(document, domain)),
  }).catch(() => {});
}

function toReferrer(referrer: string, origin: string): string | null {
  if (!/^https?:/.test(referrer)) return null;
  const from = new URL(referrer);
  return from.origin === origin ? null : from.origin + from.pathname;
}

function refusesTracking(): boolean {
  return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}

function isLocal({ hostname }: Pick<Location, "hostname">): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}
