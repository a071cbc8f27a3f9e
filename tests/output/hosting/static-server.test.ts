/** The static server, over loopback. */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toHeadersFile } from "#output/hosting/netlify.ts";
import { createStaticServer } from "#output/hosting/static-server.ts";
import { makeTemporaryFolder } from "../../temporary-folder.ts";

const LONG_TEXT = "<p>one dot at a time</p>".repeat(200);

let root: string;
const servers: Server[] = [];

beforeEach(() => {
  root = makeTemporaryFolder();
  for (const folder of ["about", "assets", "images"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "index.html"), "home");
  writeFileSync(join(root, "about/index.html"), LONG_TEXT);
  writeFileSync(join(root, "404.html"), "not here");
  writeFileSync(join(root, "assets/shell.4f1c.js"), LONG_TEXT);
  writeFileSync(join(root, "images/koi-320.aa.webp"), "picture");
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function ask(path: string, { base = "/", ...init }: RequestInit & { base?: string } = {}) {
  const server = createStaticServer(root, base);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
}

test("serves a folder's index.html at the address with the slash", async () => {
  const response = await ask("/about/");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(LONG_TEXT);
});

test("redirects a folder to its slash and keeps the query", async () => {
  const response = await ask("/about?design=12");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/about/?design=12");
});

test("answers an unknown address with 404.html and status 404", async () => {
  const response = await ask("/design/999/");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toBe("not here");
});

test.each(["br", "gzip"])("compresses text as %s", async (encoding) => {
  const response = await ask("/about/", { headers: { "accept-encoding": encoding } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe(LONG_TEXT);
});

test("sends the headers that the site's own _headers asks for", async () => {
  const headers = { "X-Robots-Tag": "all: of it", "Cache-Control": "public, max-age=9" };
  writeFileSync(join(root, "_headers"), toHeadersFile([{ path: "/about/*", headers }]));
  const about = await ask("/about/");
  expect(about.headers.get("x-robots-tag")).toBe("all: of it");
  expect(about.headers.get("cache-control")).toBe("public, max-age=9");
  expect((await ask("/")).headers.get("x-robots-tag")).toBeNull();
});

test.each([
  ["/project/about", 301, "/project/about/"],
  ["/project/about/", 200, null],
  ["/about/", 404, null],
])("below a base path answers %s with %i", async (path, status, location) => {
  const response = await ask(path, { base: "/project/" });
  expect(response.status).toBe(status);
  expect(response.headers.get("location")).toBe(location);
});
