/** What a page view says, and what it leaves out. */
import { expect, test } from "vitest";
import { toEvent } from "#renderer/browser/page-views.ts";

const DOMAIN = "slowdot.example";
const at = (address: string, referrer = "") => {
  const { origin, pathname } = new URL(address);
  return { location: { origin, pathname }, referrer };
};

test.each([
  [
    "names the page with its trailing slash",
    "https://slowdot.example/about",
    "",
    "https://slowdot.example/about/",
    null,
  ],
  ["names the home page as it is", "https://slowdot.example/", "", "https://slowdot.example/", null],
  [
    "names the site that the visitor came from, without its query",
    "https://slowdot.example/",
    "https://search.example/find?q=ann+tattoo",
    "https://slowdot.example/",
    "https://search.example/find",
  ],
  [
    "names no referrer within the site",
    "https://slowdot.example/booking/",
    "https://slowdot.example/design/12/?from=ann",
    "https://slowdot.example/booking/",
    null,
  ],
  [
    "names no app as the referrer",
    "https://slowdot.example/",
    "android-app://org.example.chat/",
    "https://slowdot.example/",
    null,
  ],
])("a page view %s", (_, address, referrer, u, r) => {
  expect(toEvent(at(address, referrer), DOMAIN)).toEqual({ n: "pageview", d: DOMAIN, u, r });
});
