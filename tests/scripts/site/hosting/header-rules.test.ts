/** The headers for hosts, and their format. */
import { describe, expect, test } from "vitest";
import {
  findHeaders,
  type HeaderRule,
  toHeaderRules,
} from "../../../../scripts/site/hosting/header-rules.ts";
import { toHeadersFile } from "../../../../scripts/site/hosting/write-hosting.ts";

const calendar = { provider: "cal", origin: "https://book.example" };
const settings = { booking: { calendar } } as Parameters<typeof toHeaderRules>[0];

const ROUTES = [
  "/",
  ...["404", "about", "booking", "contact", "design", "designs", "info"].map((name) => `/${name}/`),
];
const policies = Object.fromEntries(ROUTES.map((route) => [route, `policy of ${route}`]));
const rules = toHeaderRules(settings, policies, "/");
const policyOf = (path: string) => findHeaders(rules, path)["Content-Security-Policy"];
const PAGES = ["/", "/404.html", "/about/", "/booking/", "/contact/", "/design/12/", "/designs/", "/info/"];

describe("the policy", () => {
  test.each([
    ["/", "/"],
    ["/404.html", "/404/"],
    ["/design/12/", "/design/"],
    ["/designs/", "/designs/"],
  ])("of %s is that of the route %s, and forbids frames around it", (path, route) => {
    expect(policyOf(path)).toBe(`policy of ${route}; frame-ancestors 'none'`);
  });

  test("of the mark, when it is opened by itself, allows nothing but its own styles", () => {
    expect(policyOf("/favicon.svg")).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });
});

describe("the rules", () => {
  const LASTING = ["/assets/a.js", "/assets/static/f.woff2", "/cards/site.jpg", "/images/koi.webp"];

  test.each([...PAGES, ...LASTING, "/favicon.svg"])("set no header of %s twice", (path) => {
    const names = rules.flatMap((rule) => Object.keys(findHeaders([rule], path)));
    expect(names).toEqual([...new Set(names)]);
  });

  test.each([
    ...PAGES.map((path) => [path, "must-revalidate", "same-origin"] as const),
    ...LASTING.slice(0, 2).map((path) => [path, "immutable", "same-origin"] as const),
    ...LASTING.slice(2).map((path) => [path, "immutable", "cross-origin"] as const),
  ])("let %s be cached as %s, and shown by %s", (path, caching, readers) => {
    expect(findHeaders(rules, path)).toMatchObject({
      "Cache-Control": expect.stringContaining(caching),
      "Cross-Origin-Resource-Policy": readers,
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    });
  });

  test("let only the booking service's frame ask for a payment", () => {
    expect(findHeaders(rules, "/booking/")["Permissions-Policy"]).toContain(
      'payment=(self "https://book.example")',
    );
    const byMail = toHeaderRules({ booking: { calendar: { provider: "mail" } } }, policies, "/");
    expect(findHeaders(byMail, "/booking/")["Permissions-Policy"]).toContain("payment=(self),");
  });
});

describe("the file", () => {
  test("_headers lists each rule beneath its path", () => {
    const some: HeaderRule[] = [
      { path: "/*", headers: { A: "1", B: "2" } },
      { path: "/about/*", headers: { C: "3" } },
    ];
    expect(toHeadersFile(some)).toBe("/*\n  A: 1\n  B: 2\n\n/about/*\n  C: 3\n");
  });

  test("_headers contains no line that Cloudflare would ignore", () => {
    const long = [{ path: "/design/*", headers: { "Content-Security-Policy": "x".repeat(2000) } }];
    expect(() => toHeadersFile(long)).toThrowErrorMatchingInlineSnapshot(
      `[Error: A header of /design/* has 2025 characters, but hosts read only 2000: Content-Security-Policy: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…]`,
    );
  });
});
