/**
 * Loads the calendar when its panel comes near the screen and tracks its state. Also detects when the provider's script
 * fails, which the script itself does not report.
 */
import { getCalApi } from "@calcom/embed-react";
import { type RefObject, useEffect, useState } from "react";
import { type Calendar, type CalSettings, toEmbedScript } from "#domain/contact.ts";
import { whenNear } from "#renderer/shell/browser.ts";

/** The wait after which the page offers another way to book. */
const TIMEOUT_MS = 8000;

/** "setUp": the calendar can be rendered. A "ready" one can still fail, and a "failed" one stays so. */
type CalendarState = "loading" | "setUp" | "ready" | "failed";

export type Embed = Extract<Calendar, { provider: "cal" | "frame" }>;

const NEAR = "150% 0px";

export function useCalendar(calendar: Embed, panel: RefObject<HTMLElement | null>): CalendarState {
  const [state, setState] = useState<CalendarState>("loading");
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      stop = load(calendar, setState);
    };
    if (panel.current) stop = whenNear(panel.current, NEAR, start);
    return () => stop();
  }, [calendar, panel]);
  return state;
}

/** Loads the calendar and reports each change of state. Returns a function that stops watching. */
function load(calendar: Embed, report: (state: CalendarState) => void): () => void {
  const origin = calendar.provider === "cal" ? calendar.origin : new URL(calendar.url).origin;
  const watch = new AbortController();
  const { signal } = watch;
  const settle = (state: CalendarState) => {
    if (signal.aborted && state === "ready") return;
    watch.abort();
    report(state);
  };
  const fail = () => settle("failed");
  const timer = setTimeout(fail, TIMEOUT_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  addEventListener("securitypolicyviolation", (event) => isBlocked(event, origin) && fail(), { signal });
  const settingUp =
    calendar.provider === "cal" ? setUpCal(calendar, settle, signal) : reach(calendar.url, settle, signal);
  settingUp.then(() => signal.aborted || report("setUp")).catch(() => signal.aborted || fail());
  return () => watch.abort();
}

type Settle = (state: CalendarState) => void;

async function setUpCal(
  { namespace, origin }: CalSettings,
  settle: Settle,
  signal: AbortSignal,
): Promise<void> {
  const api = getCalApi({ namespace, embedJsUrl: toEmbedScript(origin) });
  await whenScriptRuns(toEmbedScript(origin), signal);
  const cal = await api;
  if (signal.aborted) return;
  cal("init", namespace, { origin });
  cal("on", { action: "linkReady", callback: () => settle("ready") });
  cal("on", { action: "__iframeReady", callback: () => nameFrame(namespace) });
  cal("on", { action: "linkFailed", callback: () => settle("failed") });
  allowPayment(namespace);
  preventScrolling();
}

/** Reports a frame as ready when it loads. Its load event also fires for an error page; a `no-cors` request rejects instead. */
async function reach(url: string, settle: Settle, signal: AbortSignal): Promise<void> {
  const ready = ({ target }: Event) => target instanceof HTMLIFrameElement && settle("ready");
  // Load events of elements reach the document, but not the window.
  document.addEventListener("load", ready, { capture: true, signal });
  await fetch(url.replaceAll("{designs}", ""), { mode: "no-cors", signal });
}

/** Resolves once the script requested by `getCalApi` has run; rejects when it fails. */
function whenScriptRuns(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A captive portal's page, for example, also fires "load" but creates no instance.
    const check = () => (window.Cal.instance ? resolve() : reject(new Error(`${address} did not run`)));
    const script = document.querySelector(`script[src="${address}"]`);
    if (window.Cal.instance || !script) return check();
    script.addEventListener("load", check, { signal });
    script.addEventListener("error", reject, { signal });
  });
}

/** Lets the frame use Apple Pay and Google Pay. The script omits this permission, and it must be set before the address. */
function allowPayment(namespace: string): void {
  const { instance } = window.Cal.ns[namespace] ?? {};
  const create = instance?.createIframe;
  if (create)
    instance.createIframe = (...args) => Object.assign(create.apply(instance, args), { allow: "payment" });
}

/** Stops the script from scrolling the page to its calendar at every step of a booking. */
function preventScrolling(): void {
  const calendar = customElements.get("cal-inline");
  if (calendar) calendar.prototype.scrollIntoView = () => {};
}

/** Names the frame. The script titles it "Book a call", which screen readers would announce. */
function nameFrame(namespace: string): void {
  document.getElementsByName(`cal-embed=${namespace}`)[0]?.setAttribute("title", "Booking calendar");
}

/** Whether a security policy blocks the script or the frame. */
function isBlocked(violation: SecurityPolicyViolationEvent, origin: string): boolean {
  const { blockedURI, disposition, effectiveDirective } = violation;
  if (disposition !== "enforce" || !/^(script|frame)-src/.test(effectiveDirective)) return false;
  return blockedURI.startsWith(origin);
}
