/** What a page view includes and leaves out, and when one is sent. */
import { beforeEach, expect, test, vi } from "vitest";
import { sendPageViews, toEvent } from "#renderer/shell/page-views.ts";

const SITE = "https://slowdot.example";

test.each([
  ["names the page with its trailing slash", "/about", "", "/about/", null],
  ["names the home page as it is", "/", "", "/", null],
  [
    "names the site that the visitor came from, without its query",
    "/",
    "https://search.example/find?q=ann+tattoo",
    "/",
    "https://search.example/find",
  ],
  ["names no referrer within the site", "/booking/", `${SITE}/design/12/?from=ann`, "/booking/", null],
  ["names no app as the referrer", "/", "android-app://org.example.chat/", "/", null],
])("a page view %s", (_, pathname, referrer, path, r) => {
  const event = toEvent({ location: { origin: SITE, pathname }, referrer }, "slowdot.example");
  expect(event).toEqual({ n: "pageview", d: "slowdot.example", u: SITE + path, r });
});

const SERVICE = { domain: "slowdot.example", endpoint: "https://count.example/api/event" };

/** Stands in for the document: a page that can come to the front of its tab. */
class Tab extends EventTarget {
  visibilityState = "visible";
  referrer = "";
  location = new URL(`${SITE}/about/`);
  show(): void {
    this.visibilityState = "visible";
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

const fetched = vi.fn(() => Promise.reject(new Error("offline")));
let tab = new Tab();
let page = new EventTarget();

beforeEach(() => {
  [tab, page] = [new Tab(), new EventTarget()];
  fetched.mockClear();
  vi.stubGlobal("document", tab);
  vi.stubGlobal("location", tab.location);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

test("a page view that the service refuses causes no error", async () => {
  sendPageViews(SERVICE);
  expect(fetched).toHaveBeenCalledOnce();
  // Vitest fails on a rejection that nothing handles.
  await new Promise((resolve) => setImmediate(resolve));
});

test("a page in a background tab counts once it is shown", () => {
  tab.visibilityState = "hidden";
  sendPageViews(SERVICE);
  expect(fetched).not.toHaveBeenCalled();
  tab.show();
  tab.show();
  expect(fetched).toHaveBeenCalledOnce();
});

test("a page that Back restores counts again", () => {
  sendPageViews(SERVICE);
  for (const persisted of [true, false])
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ["asks not to be tracked", { doNotTrack: "1" }, SITE, 0],
  ["sends Global Privacy Control", { globalPrivacyControl: true }, SITE, 0],
  ["looks at a build on this machine", {}, "http://localhost:3000", 0],
  ["neither refuses nor is the artist", { doNotTrack: "0", globalPrivacyControl: false }, SITE, 1],
])("a browser that %s is counted: %j at %s", (_, navigator, origin, times) => {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("location", new URL(origin));
  sendPageViews(SERVICE);
  expect(fetched).toHaveBeenCalledTimes(times);
});

test("a service on this machine counts a build on this machine", () => {
  vi.stubGlobal("location", new URL("http://127.0.0.1:3000"));
  sendPageViews({ ...SERVICE, endpoint: "http://127.0.0.1:4000/api/event" });
  expect(fetched).toHaveBeenCalledOnce();
});
