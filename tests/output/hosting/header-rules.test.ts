/** The headers for hosts, and their format for each kind of host. */
import { describe, expect, test } from "vitest";
import { toContentSecurityPolicy } from "#output/hosting/content-security-policy.ts";
import { findHeaders, toHeaderRules } from "#output/hosting/header-rules.ts";
import { parseHeadersFile, toHeadersFile, toRedirectsFile } from "#output/hosting/netlify.ts";
import { toNginxConfig } from "#output/hosting/nginx.ts";
import { toVercelConfig } from "#output/hosting/vercel.ts";

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
    const foreign = path === "/booking/" ? ["https://book.example"] : [];
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

  test("leaves the stylesheet, which changes with the texts, to the page's own policy", () => {
    expect(/style-src-elem ([^;]*)/.exec(policyOf("/info/"))?.[1]).toBe("'self' 'unsafe-inline'");
  });
});

describe("the rules", () => {
  test("set no header of an address twice", () => {
    for (const path of [
      ...PAGES,
      "/assets/a.js",
      "/cards/site.jpg",
      "/images/koi.webp",
      "/assets/static/f.woff2",
      "/favicon.svg",
    ]) {
      const names = rules
        .filter((rule) => findHeaders([rule], path) && Object.keys(findHeaders([rule], path)).length > 0)
        .flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test.each(["/assets/a.js", "/cards/site.jpg", "/images/koi.webp", "/assets/static/f.woff2"])(
    "let %s be cached for ever",
    (path) => {
      expect(findHeaders(rules, path)["Cache-Control"]).toContain("immutable");
    },
  );

  test.each([
    ...[...PAGES, "/assets/a.js", "/assets/static/f.woff2"].map((path) => [path, "same-origin"] as const),
    ...["/cards/site.jpg", "/images/koi.webp"].map((path) => [path, "cross-origin"] as const),
    ...["/favicon.svg", "/feed.xml"].map((path) => [path, undefined] as const),
  ])("say of %s that it is for %s", (path, readers) => {
    expect(findHeaders(rules, path)["Cross-Origin-Resource-Policy"]).toBe(readers);
  });

  test.each([...PAGES, "/favicon.svg", "/images/koi.webp"])(
    "keep %s out of frames and old plugins",
    (path) => {
      expect(findHeaders(rules, path)).toMatchObject({
        // A window that the calendar opens keeps its connection to the page.
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "X-Frame-Options": "DENY",
        "X-Permitted-Cross-Domain-Policies": "none",
      });
    },
  );

  test.each(PAGES)("revalidates %s", (path) => {
    expect(findHeaders(rules, path)["Cache-Control"]).toContain("must-revalidate");
  });

  test("cover a kind of page that is new", () => {
    const more = toHeaderRules(settings, new Map([...scripts, ["/shop/", toScripts("shop")]]), "/");
    const headers = findHeaders(more, "/shop/prints/");
    expect(headers["Content-Security-Policy"]).toContain("'sha256-script-shop'");
    expect(headers["Cache-Control"]).toContain("must-revalidate");
  });

  test("lie below the base path", () => {
    expect(
      toHeaderRules(settings, scripts, "/project/").every(({ path }) => path.startsWith("/project/")),
    ).toBe(true);
  });
});

describe("the files", () => {
  test("_headers contains all rules", () => {
    expect(parseHeadersFile(toHeadersFile(rules))).toEqual(rules);
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

  test("nginx.conf gives each location all of its headers", () => {
    const config = toNginxConfig(rules, "/");
    const booking = /location \/booking\/ \{\n(.*?)\n {2}\}/s.exec(config)?.[1];
    expect(booking).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(booking).toContain("https://book.example");
    expect(booking).not.toContain("map.example");
  });

  test("vercel.json carries every rule", () => {
    const { headers } = JSON.parse(toVercelConfig(rules));
    expect(headers.map(({ source }: { source: string }) => source)).toEqual(
      rules.map(({ path }) => path.replace("*", "(.*)")),
    );
  });
});
