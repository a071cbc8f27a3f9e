/** The headers for hosts, and their format. */
import { expect, test } from "vitest";
import { findHeaders, type HeaderRule, toHeaderRules, toHeadersFile } from "#site/hosting/headers.ts";

const calendar = { provider: "cal", origin: "https://book.example" };
const settings = { booking: { calendar } } as Parameters<typeof toHeaderRules>[0];
const ROUTES = ["/", "/404/", "/about/", "/booking/", "/contact/", "/design/", "/designs/", "/info/"];
const policies = Object.fromEntries(ROUTES.map((route) => [route, `policy of ${route}`]));
const rules = toHeaderRules(settings, policies, "/");

test.each([
  ["/", "policy of /; frame-ancestors 'none'"],
  ["/404.html", "policy of /404/; frame-ancestors 'none'"],
  ["/design/12/", "policy of /design/; frame-ancestors 'none'"],
  ["/designs/", "policy of /designs/; frame-ancestors 'none'"],
  // The mark, opened by itself.
  ["/favicon.svg", "default-src 'none'; style-src 'unsafe-inline'"],
])("the policy of %s is %s", (path, policy) => {
  expect(findHeaders(rules, path)["Content-Security-Policy"]).toBe(policy);
});

test.each([
  ...["/", "/404.html", "/about/", "/design/12/", "/designs/"].map((path) => [
    path,
    "must-revalidate",
    "same-origin",
  ]),
  ["/assets/a.js", "immutable", "same-origin"],
  ["/assets/static/f.woff2", "immutable", "same-origin"],
  ["/cards/site.jpg", "immutable", "cross-origin"],
  ["/images/koi.webp", "immutable", "cross-origin"],
])("%s is cached as %s, shown by %s, and has no header twice", (path = "", caching, readers) => {
  expect(findHeaders(rules, path)).toMatchObject({
    "Cache-Control": expect.stringContaining(caching ?? ""),
    "Cross-Origin-Resource-Policy": readers,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
  const names = rules.flatMap((rule) => Object.keys(findHeaders([rule], path)));
  expect(names).toEqual([...new Set(names)]);
});

test("only the booking service's frame may ask for a payment", () => {
  const paying = (all: HeaderRule[]) => findHeaders(all, "/booking/")["Permissions-Policy"];
  expect(paying(rules)).toContain('payment=(self "https://book.example")');
  const byMail = { booking: { calendar: { provider: "mail" as const } } };
  expect(paying(toHeaderRules(byMail, policies, "/"))).toContain("payment=(self),");
});

test("_headers lists each rule beneath its path, and has no line that Cloudflare would ignore", () => {
  const some: HeaderRule[] = [
    { path: "/*", headers: { A: "1", B: "2" } },
    { path: "/about/*", headers: { C: "3" } },
  ];
  expect(toHeadersFile(some)).toBe("/*\n  A: 1\n  B: 2\n\n/about/*\n  C: 3\n");
  const long = [{ path: "/design/*", headers: { "Content-Security-Policy": "x".repeat(2000) } }];
  expect(() => toHeadersFile(long)).toThrow(
    "A header of /design/* has 2025 characters, but hosts read only 2000: Content-Security-Policy: xxx",
  );
});
