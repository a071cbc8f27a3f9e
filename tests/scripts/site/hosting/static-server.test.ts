/** The static server. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticServer } from "#site/static-server";
import { HEADERS, type HeaderRule } from "../../../../scripts/site/hosting/header-rules.ts";
import { ask } from "../../../support/ask.ts";
import { makeTemporaryFolder } from "../../../support/temporary-folder.ts";

const STYLES = ".a { color: red }".repeat(200);

const folder = makeTemporaryFolder(afterAll);
let server: Server;
let projectServer: Server;

beforeAll(async () => {
  writeBuild(join(folder, "dist"), "first");
  server = await start("/");
  projectServer = await start("/project/");
});
afterAll(() => {
  server.close();
  projectServer.close();
});

async function start(base: string): Promise<Server> {
  const started = createServer(createStaticServer(join(folder, "dist/client"), base));
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return started;
}

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
    "client/assets/a.css": STYLES,
    [HEADERS]: JSON.stringify(rules),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  }
}

const get = (path: string, headers = {}, of = server) =>
  ask({ port: (of.address() as AddressInfo).port, path, headers });

test.each([
  ["/", "/about/", 200, undefined],
  ["/", "/about?design=12", 301, "/about/?design=12"],
  ["/", "//about", 301, "/about/"],
  ["/", "/design/999/", 404, undefined],
  ["/project/", "/project/about/", 200, undefined],
  ["/project/", "/project/about", 301, "/project/about/"],
  ["/project/", "/about/", 404, undefined],
])("at the base %s answers %s with %i", async (base, path, status, location) => {
  const answer = await get(path, {}, base === "/" ? server : projectServer);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test("sends a page with the headers that hosts are given", async () => {
  const { headers, body } = await get("/about/?a=b");
  expect(headers).toMatchObject({
    "x-everywhere": "yes",
    "x-build": "first",
    "cache-control": "public, max-age=9",
  });
  expect([headers["content-type"], String(body)]).toEqual(["text/html; charset=utf-8", "about first"]);
});

test("sends 404.html with its own headers", async () => {
  const { headers, body } = await get("/about/none", { range: "bytes=0-1" });
  expect([headers["content-type"], headers["x-missing"], headers["x-build"], String(body)]).toEqual([
    "text/html; charset=utf-8",
    "yes",
    undefined,
    "not here",
  ]);
});

test("compresses text", async () => {
  const { headers } = await get("/assets/a.css", { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBe("br");
});

test.each([
  ["/..%2f..%2fetc%2fpasswd"],
  ["/about%00/"],
  ["/%ff"],
  ["/.git/config"],
  ["/about/index.html/x"],
  ["http://b.example/none"],
])("answers the odd address %s with 404", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("outlives a moment without a build, and serves the next one", async () => {
  writeBuild(join(folder, "next"), "second");
  rmSync(join(folder, "dist"), { recursive: true });
  expect((await get("/about/")).status).toBe(500);
  renameSync(join(folder, "next"), join(folder, "dist"));
  expect(String((await get("/about/")).body)).toBe("about second");
  expect((await get("/about/")).headers["x-build"]).toBe("second");
});
