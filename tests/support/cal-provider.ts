/** Stands in for the booking provider, with its real embed script and a frame that sends its messages. */
import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";

/** The provider of the test studio, whose embeds come from another host than its pages. */
const EMBEDS = "https://app.cal.com";
export const SCRIPT = `${EMBEDS}/embed/embed.js`;
/** The provider's page, which takes bookings without our site. */
export const BOOKING_PAGE = "https://cal.com/lantern/session";

export const isProvider = (url: URL) => url.origin === EMBEDS;
export const isFrame = (url: URL) => isProvider(url) && url.pathname === "/lantern/session/embed";

const script = readFileSync("node_modules/@calcom/embed-core/dist/embed/embed.js", "utf8");

/** Announces itself now and on request, records messages in `heard`, and sends what a test passes to `say`. */
const FRAME_PAGE = `<!doctype html><html lang="en"><title>Calendar</title><body><h1>Choose a day</h1>
<button>Tuesday</button><script>
  window.heard = [];
  addEventListener("message", (event) => heard.push(event.data));
  window.say = (type, data = {}) => parent.postMessage(
    { originator: "CAL", type, namespace: "session", fullType: "CAL:session:" + type, data }, "*");
  addEventListener("message", ({ data }) => data.method === "areYouThere" && say("here"));
  say("__iframeReady");
</script>`;

declare global {
  interface Window {
    heard: { method: string; arg: Record<string, unknown> }[];
    say: (type: string, data?: object) => void;
  }
}

type Answer = (route: Route) => unknown;

const answerScript: Answer = (route) => route.fulfill({ contentType: "text/javascript", body: script });
const answerFrame: Answer = (route) => route.fulfill({ contentType: "text/html", body: FRAME_PAGE });

/** Answers all requests to the provider, so that none reaches the real one. */
export async function serveProvider(
  page: Page,
  { script = answerScript, frame = answerFrame }: { script?: Answer; frame?: Answer } = {},
): Promise<void> {
  await page.route(isProvider, (route) => route.abort());
  await page.route(SCRIPT, script);
  await page.route(isFrame, frame);
}

export const inCalendar = (page: Page) => page.frameLocator("iframe[title='Booking calendar']");

export const say = (page: Page, type: string, data: object = {}) =>
  inCalendar(page)
    .locator("body")
    .evaluate((_body, message) => window.say(message.type, message.data), { type, data });

/** Lists what the page has sent to the calendar for a method, in order. */
export const listHeard = (page: Page, method: string) =>
  inCalendar(page)
    .locator("body")
    .evaluate((_, name) => window.heard.filter((it) => it.method === name).map(({ arg }) => arg), method);
