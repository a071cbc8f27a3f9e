/** A real nginx with its generated configuration. Skipped where none is installed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findHeaders, toHeaderRules } from "../../../../scripts/site/hosting/header-rules.ts";
import { toNginxConfig } from "../../../../scripts/site/hosting/nginx.ts";
import { makeTemporaryFolder } from "../../../support/temporary-folder.ts";
import { hasNginx, type Nginx, startNginx } from "./run-nginx.ts";

const settings = { booking: { origin: "https://book.example" } };
const ROUTES = ["/", "/404/", "/about/", "/design/", "/designs/"];
const policies = Object.fromEntries(ROUTES.map((route) => [route, "default-src 'none'"]));

const TYPES = {
  "index.html": "text/html; charset=utf-8",
  "404.html": "text/html; charset=utf-8",
  "about/index.html": "text/html; charset=utf-8",
  "design/13/index.html": "text/html; charset=utf-8",
  "designs/index.html": "text/html; charset=utf-8",
  "favicon.svg": "image/svg+xml",
  "feed.xml": "text/xml; charset=utf-8",
  "robots.txt": "text/plain; charset=utf-8",
  "site.webmanifest": "application/manifest+json",
  "assets/shell.js": expect.stringMatching(/^(text|application)\/javascript/),
  "assets/font.woff2": "font/woff2",
  "cards/site.jpg": "image/jpeg",
  "images/koi.webp": "image/webp",
};
const LEADS: [from: string, status: number, to: string][] = [
  ["about?ink=black", 301, "about/?ink=black"],
  ["design/13?ink=black", 301, "design/13/?ink=black"],
  ["designs", 301, "designs/"],
  ["design/", 302, "designs/"],
  ["design/99", 302, "designs/"],
  ["design/99/", 302, "designs/"],
  ["design/99/koi", 302, "designs/"],
  ["design/13/koi", 302, "designs/"],
];

describe.each(["/", "/project/"])("nginx, with the site at %s,", (base) => {
  const rules = toHeaderRules(settings, policies, base);
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const root = makeTemporaryFolder(afterAll);
  let nginx: Nginx;

  beforeAll(async () => {
    if (!hasNginx) return;
    for (const path of Object.keys(TYPES)) {
      const file = join(root, base, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${path} `.repeat(100));
    }
    nginx = await startNginx(root, toNginxConfig(rules, base));
  });
  afterAll(() => nginx?.stop());
  beforeEach(({ skip }) => skip(!hasNginx, "nginx is not installed"));

  /** The headers of an address that the rules speak of, sent or not. */
  const headersOf = (headers: object) => {
    const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return Object.fromEntries(names.map((name) => [name, sent.get(name.toLowerCase())]));
  };

  test("sends every file with its type and the headers of its rules, and no others", async () => {
    for (const [path, type] of Object.entries(TYPES)) {
      const address = base + path.replace(/index\.html$/, "");
      const { status, headers } = await nginx.ask(address);
      const sent = { status, type: headers["content-type"], ...headersOf(headers) };
      expect(sent, address).toEqual({ status: 200, type, ...headersOf(findHeaders(rules, address)) });
    }
  });

  test("compresses every kind of text for whoever understands it", async () => {
    for (const path of ["about/", "favicon.svg", "feed.xml", "site.webmanifest", "assets/shell.js"]) {
      const plain = await nginx.ask(base + path);
      const packed = await nginx.ask(base + path, { "accept-encoding": "gzip" });
      expect(packed.headers, path).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      expect(gunzipSync(packed.body)).toEqual(plain.body);
    }
  });

  test("answers an unknown address with 404.html and its headers", async () => {
    for (const path of ["nothing", "about/nothing/", "assets/none.js", "images/"]) {
      const { status, headers, body } = await nginx.ask(base + path);
      expect([status, String(body).startsWith("404.html")], path).toEqual([404, true]);
      expect(headersOf(headers)).toEqual(headersOf(findHeaders(rules, `${base}404.html`)));
    }
  });

  test.each(LEADS)("leads %s, on whatever host and port, by %i to %s", async (from, status, to) => {
    const { headers, ...answer } = await nginx.ask(base + from);
    expect([answer.status, headers.location]).toEqual([status, base + to]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("answers for an unchanged page without a body, but with its headers", async () => {
    const { etag = "" } = (await nginx.ask(`${base}about/`)).headers;
    const { status, headers } = await nginx.ask(`${base}about/`, { "if-none-match": etag });
    expect(status).toBe(304);
    expect(headersOf(headers)).toEqual(headersOf(findHeaders(rules, `${base}about/`)));
  });

  if (base !== "/") {
    test("redirects the site's own folder to its slash", async () => {
      const { status, headers } = await nginx.ask(`${base.slice(0, -1)}?ink=black`);
      expect(status).toBe(301);
      expect(headers.location).toBe(`${base}?ink=black`);
    });
  }
});
