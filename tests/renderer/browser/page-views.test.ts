/** What a page view says, and what it leaves out. */
import { describe, expect, test } from "vitest";
import { toEvent } from "#renderer/browser/page-views.ts";

const DOMAIN = "slowdot.example";
const at = (address: string, referrer = "") => {
  const { origin, pathname } = new URL(address);
  return { location: { origin, pathname }, referrer };
};

describe("a page view", () => {
  test("names the page with its trailing slash", () => {
    expect(toEvent(at("https://slowdot.example/about"), DOMAIN)).toEqual({
      n: "pageview",
      d: DOMAIN,
      u: "https://slowdot.example/about/",
      r: null,
    });
    expect(toEvent(at("https://slowdot.example/"), DOMAIN).u).toBe("https://slowdot.example/");
  });

  test("leaves out the query and the fragment of the page", () => {
    const visit = at("https://slowdot.example/booking/?email=ann@example.org#top");
    expect(toEvent(visit, DOMAIN).u).toBe("https://slowdot.example/booking/");
  });

  test("names the site that the visitor came from, without its query", () => {
    const visit = at("https://slowdot.example/", "https://search.example/find?q=ann+tattoo");
    expect(toEvent(visit, DOMAIN).r).toBe("https://search.example/find");
  });

  test("names no referrer within the site", () => {
    const visit = at("https://slowdot.example/booking/", "https://slowdot.example/design/12/?from=ann");
    expect(toEvent(visit, DOMAIN).r).toBeNull();
  });

  test("names no app as the referrer", () => {
    const visit = at("https://slowdot.example/", "android-app://org.example.chat/");
    expect(toEvent(visit, DOMAIN).r).toBeNull();
  });
});
