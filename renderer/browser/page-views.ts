/**
 * Page views, by Plausible's event API: one for each time that a page is seen. Plausible's own tracker package is not
 * used: it also reports scroll depth and time on every blur, with full addresses, and that cannot be turned off.
 */
import type { PageViewSettings } from "#renderer/shell-settings.ts";
import { whenShown } from "./when-shown.ts";

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

type Visit = {
  /** Of the page and of where its visitor came from; the latter may be empty, or an app. */
  location: Pick<Location, "origin" | "pathname">;
  referrer: string;
};

export function sendPageViews(settings: PageViewSettings): void {
  if (refusesTracking() || (isLocal() && !settings.fromLocalhost)) return;
  const send = () => whenSeen(() => post(settings));
  send();
  addEventListener("pageshow", ({ persisted }) => persisted && send());
}

/** Plausible's event. No query, no fragment: they may say more about a visitor than which page was seen. */
export function toEvent({ location, referrer }: Visit, domain: string) {
  const path = location.pathname.replace(/\/?$/, "/");
  return { n: "pageview", d: domain, u: location.origin + path, r: toReferrer(referrer, location.origin) };
}

/** Pages that are fetched ahead, or opened in a tab behind, have not been seen yet. */
function whenSeen(act: () => void): void {
  whenShown(() => {
    if (document.visibilityState === "hidden")
      document.addEventListener("visibilitychange", () => whenSeen(act), { once: true });
    else act();
  });
}

/** As plain text and without reading the answer: no preflight, and a failing service stays silent. */
function post({ endpoint, domain }: PageViewSettings): void {
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

function isLocal(): boolean {
  return LOCAL.test(location.hostname) || location.protocol === "file:";
}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}
