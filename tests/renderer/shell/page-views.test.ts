/** What a page view includes and leaves out. */
import { expect, test } from "vitest";
import { toEvent } from "#renderer/shell/page-views.ts";

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
