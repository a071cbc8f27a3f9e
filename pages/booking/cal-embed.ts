/** The provider's embed script: set up and watched, since it does not say when it cannot load. */
import { getCalApi } from "@calcom/embed-react";
import { toScriptAddress } from "./booking-address.ts";
import type { CalendarSettings } from "./calendar-settings.ts";

/** How long a visitor waits for the calendar before the page offers another way. */
const PATIENCE_MS = 8000;

/** "setUp": the script stands ready, the calendar may be rendered. "ready" and "failed" are final. */
export type CalendarState = "loading" | "setUp" | "ready" | "failed";

type EmbedSettings = Pick<CalendarSettings, "namespace" | "embedOrigin">;

/** Fetches the script and reports every step of the calendar. The function returned ends the watch. */
export function watchEmbed(
  { namespace, embedOrigin }: EmbedSettings,
  report: (state: CalendarState) => void,
) {
  const watch = new AbortController();
  const { signal } = watch;
  const settle = (state: CalendarState) => {
    if (signal.aborted) return;
    watch.abort();
    report(state);
  };
  const fail = () => settle("failed");
  const timer = setTimeout(fail, PATIENCE_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  addEventListener("securitypolicyviolation", (event) => isBlocked(event, embedOrigin) && fail(), { signal });

  const api = getCalApi({ namespace, embedJsUrl: toScriptAddress(embedOrigin) });
  whenScriptRuns(toScriptAddress(embedOrigin), signal)
    .then(async () => {
      const cal = await api;
      if (signal.aborted) return;
      cal("init", namespace, { origin: embedOrigin });
      cal("on", { action: "linkReady", callback: () => settle("ready") });
      cal("on", { action: "__iframeReady", callback: () => nameFrame(namespace) });
      cal("on", { action: "linkFailed", callback: fail });
      keepStill();
      report("setUp");
    })
    .catch(fail);
  return () => watch.abort();
}

/** Resolves once the script that `getCalApi` has asked for has run; rejects when it cannot. */
function whenScriptRuns(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // An answer that is no script, as from a captive portal, loads too, and leaves no instance behind.
    const check = () => (window.Cal.instance ? resolve() : reject(new Error(`${address} did not run`)));
    const script = document.querySelector(`script[src="${address}"]`);
    if (window.Cal.instance || !script) return check();
    script.addEventListener("load", check, { signal });
    script.addEventListener("error", reject, { signal });
  });
}

/** The script scrolls to its calendar at every step of a booking; the page stays where the visitor put it. */
function keepStill(): void {
  const calendar = customElements.get("cal-inline");
  if (calendar) calendar.prototype.scrollIntoView = () => {};
}

/** The script calls its frame "Book a call", which a screen reader would say. */
function nameFrame(namespace: string): void {
  document.getElementsByName(`cal-embed=${namespace}`)[0]?.setAttribute("title", "Booking calendar");
}

/** Whether a security policy has kept out the script or the frame. */
function isBlocked(violation: SecurityPolicyViolationEvent, embedOrigin: string): boolean {
  const { blockedURI, disposition, effectiveDirective } = violation;
  if (disposition !== "enforce" || !/^(script|frame)-src/.test(effectiveDirective)) return false;
  return blockedURI.startsWith(embedOrigin);
}
