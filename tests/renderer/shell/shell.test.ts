/** Page views, and keys in the browser's storage. */
import { expect, onTestFinished, test, vi } from "vitest";
import { toEvent } from "#renderer/shell/page-views.ts";
import { toKey } from "#renderer/shell/storage.ts";

const SITE = "https://slowdot.example";

// biome-ignore format: a row a line
test.each([
  ["names the page with its trailing slash", "/about", "", "/about/", null],
  ["names the home page as it is", "/", "", "/", null],
  ["names the site that the visitor came from, without its query", "/", "https://search.example/find?q=ann", "/", "https://search.example/find"],
  ["names no referrer within the site", "/booking/", `${SITE}/design/12/?from=ann`, "/booking/", null],
  ["names no app as the referrer", "/", "android-app://org.example.chat/", "/", null],
])("a page view %s", (_, pathname, referrer, path, r) => {
  const event = toEvent({ location: { origin: SITE, pathname }, referrer }, "slowdot.example");
  expect(event).toEqual({ n: "pageview", d: "slowdot.example", u: SITE + path, r });
});

test.each([
  ["/", "saved"],
  ["/one/", "one/saved"],
])("below %s the saved designs are kept as %s", (base, key) => {
  vi.stubEnv("BASE_URL", base);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(toKey("saved")).toBe(key);
});
