/** Stands in for the booking provider: its real embed script, and a frame that speaks its messages. */
import { readFileSync } from "node:fs";
import type { Frame, Page, Route } from "@playwright/test";

export const PROVIDER = "https://app.cal.com";
export const SCRIPT = `${PROVIDER}/embed/embed.js`;
/** The calendar's frame: `calLink` of studio.yaml, then `/embed`. */
export const FRAME = /^https:\/\/app\.cal\.com\/slow-dot\/session\/embed/;

const script = readFileSync("node_modules/@calcom/embed-core/dist/embed/embed.js", "utf8");

/** Says that it is there, keeps what it is told in `heard`, and says what a test makes it `say`. */
const FRAME_PAGE = `<!doctype html><html lang="en"><title>Calendar</title><body><h1>Choose a day</h1><script>
  window.heard = [];
  addEventListener("message", (event) => heard.push(event.data));
  window.say = (type, data = {}) => parent.postMessage(
    { originator: "CAL", type, namespace: "session", fullType: "CAL:session:" + type, data }, "*");
  say("__iframeReady");
</script>`;

type Heard = { method: string; arg: Record<string, unknown> };
declare global {
  interface Window {
    heard: Heard[];
    say: (type: string, data?: object) => void;
  }
}

/** Answers for the provider; `answers` replace the answer of the script or of the frame. */
export async function serveProvider(
  page: Page,
  answers: { script?: (route: Route) => unknown; frame?: (route: Route) => unknown } = {},
): Promise<void> {
  await page.route(`${PROVIDER}/**`, (route) => route.abort());
  await page.route(
    SCRIPT,
    answers.script ?? ((route) => route.fulfill({ contentType: "text/javascript", body: script })),
  );
  await page.route(
    FRAME,
    answers.frame ?? ((route) => route.fulfill({ contentType: "text/html", body: FRAME_PAGE })),
  );
}

/** The calendar's frame, once it is there. */
export async function findFrame(page: Page): Promise<Frame> {
  await page.locator("iframe.cal-embed").waitFor({ state: "attached" });
  const frame = await page
    .waitForEvent("framenavigated", {
      predicate: (candidate) => FRAME.test(candidate.url()),
    })
    .catch(() => undefined);
  const found = frame ?? page.frames().find((candidate) => FRAME.test(candidate.url()));
  if (!found) throw new Error("There is no calendar frame.");
  return found;
}

export async function say(frame: Frame, type: string, data?: object): Promise<void> {
  await frame.evaluate(([name, detail]) => window.say(name as string, detail as object), [type, data]);
}
