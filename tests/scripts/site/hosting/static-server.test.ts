/** The static server of `npm start`. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HEADERS, type HeaderRule } from "#site/hosting/headers.ts";
import { createStaticServer } from "#site/hosting/static-server.ts";
import { ask } from "../../../support/ask.ts";
import { makeTemporaryFolder } from "../../../support/temporary-folder.ts";

const folder = makeTemporaryFolder(afterAll);
const servers: Record<string, Server> = {};

beforeAll(async () => {
  writeBuild(join(folder, "dist"), "first");
  for (const base of ["/", "/project/"]) {
    const server = createServer(createStaticServer(join(folder, "dist/client"), base));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    servers[base] = server;
  }
});
afterAll(() => {
  for (const server of Object.values(servers)) server.close();
});

/** A build whose pages name it. */
function writeBuild(to: string, name: string): void {
  const rules: HeaderRule[] = [
    { path: "/*", headers: { "X-Everywhere": "yes" } },
    { path: "/about/*", headers: { "X-Build": name, "Cache-Control": "public, max-age=9" } },
    { path: "/404.html", headers: { "X-Missing": "yes" } },
  ];
  const files = {
    "client/index.html": `home of ${name}`,
    "client/404.html": "not here",
    "client/about/index.html": `about ${name}`,
    "client/assets/a.css": ".a { color: red }".repeat(200),
    [HEADERS]: JSON.stringify(rules),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  }
}

async function get(path: string, headers = {}, base = "/") {
  const address = servers[base]?.address() as AddressInfo | undefined;
  const { body, ...answer } = await ask({ port: address?.port, path, headers });
  return { ...answer, text: String(body) };
}

test.each([
  ["/", "/about/", 200, undefined],
  ["/", "/about?design=12", 301, "/about/?design=12"],
  ["/", "//about", 301, "/about/"],
  ["/", "/design/999/", 404, undefined],
  ["/project/", "/project/about/", 200, undefined],
  ["/project/", "/project/about", 301, "/project/about/"],
  ["/project/", "/about/", 404, undefined],
  ["/", "/..%2f..%2fetc%2fpasswd", 404, undefined],
  ["/", "/about%00/", 404, undefined],
  ["/", "/%ff", 404, undefined],
  ["/", "http://b.example/none", 404, undefined],
])("at the base %s answers %s with %i", async (base, path, status, location) => {
  const answer = await get(path, {}, base);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test("sends a page, and 404.html, with the headers that hosts are given", async () => {
  const page = await get("/about/?a=b");
  expect(page).toMatchObject({ text: "about first", headers: { "x-everywhere": "yes", "x-build": "first" } });
  expect(page.headers["cache-control"]).toBe("public, max-age=9");
  const missing = await get("/about/none", { range: "bytes=0-1" });
  expect(missing).toMatchObject({ text: "not here", headers: { "x-missing": "yes" } });
  expect(missing.headers["x-build"]).toBeUndefined();
});

test("compresses text", async () => {
  const { headers } = await get("/assets/a.css", { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBe("br");
});

test("outlives a moment without a build, and serves the next one", async () => {
  writeBuild(join(folder, "next"), "second");
  rmSync(join(folder, "dist"), { recursive: true });
  expect((await get("/about/")).status).toBe(500);
  renameSync(join(folder, "next"), join(folder, "dist"));
  expect(await get("/about/")).toMatchObject({ text: "about second", headers: { "x-build": "second" } });
});
