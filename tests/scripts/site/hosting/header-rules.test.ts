/** The headers for hosts, and their format for each kind of host. */
import { describe, expect, test } from "vitest";
import { toContentSecurityPolicy } from "../../../../scripts/site/hosting/content-security-policy.ts";
import {
  findHeaders,
  type HeaderRule,
  toHeaderRules,
} from "../../../../scripts/site/hosting/header-rules.ts";
import { toHeadersFile, toRedirectsFile } from "../../../../scripts/site/hosting/netlify.ts";

const settings = {
  analytics: { domain: "slowdot.example", endpoint: "https://count.example/api/event" },
  booking: { origin: "https://book.example" },
  location: { map: { embedUrl: "https://map.example/embed?x=1", linkUrl: "https://map.example/" } },
} as Parameters<typeof toHeaderRules>[0];

const toScripts = (page: string) => ["sha256-rules", `sha256-script-${page}`];
const scripts = new Map([
  ["/", toScripts("home")],
  ...["404", "about", "booking", "contact", "design", "designs", "info"].map(
    (page) => [`/${page}/`, toScripts(page)] as const,
  ),
]);
const rules = toHeaderRules(settings, scripts, "/");
const policyOf = (path: string) => findHeaders(rules, path)["Content-Security-Policy"] ?? "";
const PAGES = ["/", "/404.html", "/about/", "/booking/", "/contact/", "/design/12/", "/designs/", "/info/"];

describe("the policy", () => {
  test.each(PAGES)("of %s allows no unknown inline and no foreign script, and no frame around it", (path) => {
    const scripts = /script-src ([^;]*)/.exec(policyOf(path))?.[1]?.split(" ") ?? [];
    const foreign = path === "/booking/" ? ["https://book.example/embed/embed.js"] : [];
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'", ...foreign]);
    expect(policyOf(path)).toContain("default-src 'none'");
    expect(policyOf(path)).toContain("frame-ancestors 'none'");
  });

  test("lets only the page of a design show a picture of the visitor's own", () => {
    expect(PAGES.filter((path) => policyOf(path).includes("blob:"))).toEqual(["/design/12/"]);
    expect(policyOf("/design/12/")).toContain("img-src 'self' data: blob:;");
  });

  test("names the map only on /about/ and the calendar only on /booking/", () => {
    expect(PAGES.filter((path) => policyOf(path).includes("map.example"))).toEqual(["/about/"]);
    expect(PAGES.filter((path) => policyOf(path).includes("book.example"))).toEqual(["/booking/"]);
  });

  test("names no map on /about/ where there is none", () => {
    const policy = toContentSecurityPolicy(
      "/about/",
      { ...settings, location: {} as never },
      { styles: [], scripts: toScripts("about") },
    );
    expect(policy).not.toMatch(/frame-src|map\.example/);
  });

  test("names the analytics service on every page, and on none when it is turned off", () => {
    const off = { ...settings, analytics: undefined };
    expect(PAGES.every((path) => policyOf(path).includes("connect-src 'self' https://count.example"))).toBe(
      true,
    );
    expect(toContentSecurityPolicy("/", off, { styles: [], scripts: [] })).not.toContain("count.example");
  });

  test("allows inline scripts of the page and of the 404 page by their hashes", () => {
    const sourcesOf = (directive: string, path: string) =>
      new RegExp(`${directive} ([^;]*)`).exec(policyOf(path))?.[1];
    expect(sourcesOf("script-src", "/info/")).toBe(
      "'self' 'sha256-rules' 'sha256-script-info' 'sha256-script-404'",
    );
    expect(sourcesOf("script-src", "/404.html")).toBe("'self' 'sha256-rules' 'sha256-script-404'");
  });

  test("of the mark, when it is opened by itself, allows nothing but its own styles", () => {
    expect(policyOf("/favicon.svg")).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  test("leaves the stylesheet, which changes with the texts, to the page's own policy", () => {
    expect(/style-src-elem ([^;]*)/.exec(policyOf("/info/"))?.[1]).toBe("'self' 'unsafe-inline'");
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
  });

  test("cover a kind of page that is new", () => {
    const more = toHeaderRules(settings, new Map([...scripts, ["/shop/", toScripts("shop")]]), "/");
    expect(findHeaders(more, "/shop/prints/")["Content-Security-Policy"]).toContain("'sha256-script-shop'");
  });
});

describe("the files", () => {
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

  test("_redirects lists the gaps between the designs", () => {
    expect(toRedirectsFile([1, 2, 5], "/project/")).toBe(
      "/project/design/3/ /project/designs/ 302\n/project/design/4/ /project/designs/ 302\n",
    );
  });

  test("_redirects stays within Cloudflare's limit, whatever the ids", () => {
    const lines = toRedirectsFile([1, 20_251_120_101], "/").trim().split("\n");
    expect(lines).toHaveLength(2000);
    expect(lines[0]).toBe("/design/2/ /designs/ 302");
  });
});
