/** The static server under unusual requests, very many requests, and a build that replaces its folder. */
import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toHeadersFile } from "#output/hosting/netlify.ts";
import { createStaticServer } from "#output/hosting/static-server.ts";

const PICTURE = Array.from({ length: 300 }, (_, index) => String(index % 10)).join("");
const STYLES = ".a { color: red }".repeat(200);

let folder: string;
let root: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "requests-"));
  root = join(folder, "dist");
  writeBuild(root, "first");
  server = createStaticServer(root, "/");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A build whose pages name it, and are as long as its name. */
function writeBuild(to: string, name: string): void {
  const files = {
    "index.html": `home of ${name}`,
    "404.html": "not here",
    "about/index.html": `about ${name}`,
    "images/koi.webp": PICTURE,
    "assets/a.css": STYLES,
    "empty.txt": "",
    [`images/${name}.webp`]: name,
    _headers: toHeadersFile([{ path: "/about/*", headers: { "X-Build": name } }]),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  }
}

/** As `dist` is replaced at the end of a build: by two renames, with a moment without it. */
async function publish(name: string): Promise<void> {
  writeBuild(join(folder, "next"), name);
  await rename(root, join(folder, "previous"));
  await rename(join(folder, "next"), root);
  await rm(join(folder, "previous"), { recursive: true });
}

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends the lines as they are. A status of 0 is a connection that was closed without an answer. */
async function ask(start: string, ...fields: string[]): Promise<Answer> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${[start, "Host: a", "Connection: close", ...fields].join("\r\n")}\r\n\r\n`, "latin1");
  const [head = "", ...body] = (await text(socket)).split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const headers = lines
    .map((line) => line.split(": "))
    .map(([name = "", value]) => [name.toLowerCase(), value]);
  return {
    status: Number(status.split(" ")[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: body.join("\r\n\r\n"),
  };
}

const get = (path: string, ...fields: string[]) => ask(`GET ${path} HTTP/1.1`, ...fields);

describe("a range", () => {
  test.each([
    ["bytes=0-9", 206, "bytes 0-9/300", "0123456789"],
    ["bytes=295-", 206, "bytes 295-299/300", "56789"],
    ["bytes=-100", 206, "bytes 200-299/300", PICTURE.slice(200)],
    ["bytes=290-5000", 206, "bytes 290-299/300", "0123456789"],
    ["bytes=0-0", 206, "bytes 0-0/300", "0"],
    ["bytes=299-299", 206, "bytes 299-299/300", "9"],
    ["bytes=50-10", 416, "bytes */300", ""],
    ["bytes=300-", 416, "bytes */300", ""],
    ["bytes=-0", 416, "bytes */300", ""],
    ["bytes=99999999999999999999-", 416, "bytes */300", ""],
    ["bytes=-5000", 200, undefined, PICTURE],
    ["bytes=0-1,5-6", 200, undefined, PICTURE],
    ["bytes=a-b", 200, undefined, PICTURE],
    ["bytes=", 200, undefined, PICTURE],
    ["bytes=-", 200, undefined, PICTURE],
    ["bytes", 200, undefined, PICTURE],
    ["rows=0-9", 200, undefined, PICTURE],
  ])("%s is answered with %i", async (range, status, contentRange, body) => {
    const answer = await get("/images/koi.webp", `Range: ${range}`);
    expect([answer.status, answer.headers["content-range"], answer.body]).toEqual([
      status,
      contentRange,
      body,
    ]);
  });

  test("of an empty file cannot be satisfied", async () => {
    expect((await get("/empty.txt", "Range: bytes=0-")).status).toBe(416);
  });

  test("counts bytes of the file, not of its compressed form", async () => {
    const { status, headers, body } = await get(
      "/assets/a.css",
      "Range: bytes=0-1999",
      "Accept-Encoding: br",
    );
    expect([status, headers["content-encoding"], headers.vary]).toEqual([206, undefined, "Accept-Encoding"]);
    expect(body).toBe(STYLES.slice(0, 2000));
  });

  test("means nothing to HEAD", async () => {
    const { status, headers } = await ask("HEAD /images/koi.webp HTTP/1.1", "Range: bytes=0-9");
    expect([status, headers["content-length"]]).toEqual([200, "300"]);
  });
});

describe("a condition", () => {
  const PAST = "Sat, 01 Jan 2000 00:00:00 GMT";
  const FUTURE = "Fri, 01 Jan 2100 00:00:00 GMT";

  test.each([
    ["If-None-Match: *", 304],
    ["If-None-Match: ETAG", 304],
    ['If-None-Match: "x", ETAG', 304],
    ['If-None-Match: "x"', 200],
    [`If-Modified-Since: ${FUTURE}`, 304],
    [`If-Modified-Since: ${PAST}`, 200],
    ["If-Modified-Since: yesterday", 200],
    ["If-Match: *", 200],
    ['If-Match: "x"', 412],
    [`If-Unmodified-Since: ${PAST}`, 412],
    [`If-Unmodified-Since: ${FUTURE}`, 200],
  ])("%s is answered with %i", async (field, status) => {
    const { etag = "" } = (await get("/about/")).headers;
    const answer = await get("/about/", field.replace("ETAG", etag));
    expect(answer.status).toBe(status);
    expect(answer.headers["x-build"]).toBe("first");
    expect(answer.body).toBe(status === 200 ? "about first" : "");
  });

  test.each([
    ["LAST-MODIFIED", 206],
    [PAST, 200],
    ['"x"', 200],
    ["ETAG", 200],
  ])("If-Range: %s is answered with %i", async (value, status) => {
    const { headers } = await get("/images/koi.webp");
    const sent = value
      .replace("ETAG", headers.etag ?? "")
      .replace("LAST-MODIFIED", headers["last-modified"] ?? "");
    expect((await get("/images/koi.webp", `If-Range: ${sent}`, "Range: bytes=0-9")).status).toBe(status);
  });

  test("does not hide that a file is missing", async () => {
    expect((await get("/none", 'If-Match: "x"', "Range: bytes=0-1")).status).toBe(404);
  });
});

describe("a method", () => {
  test.each(["PUT", "POST", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND"])(
    "%s is refused, with those that are not",
    async (method) => {
      const { status, headers } = await ask(`${method} /about/ HTTP/1.1`, "Content-Length: 0");
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    },
  );

  test.each(["NONSENSE", "get"])("%s is not a request", async (method) => {
    expect((await ask(`${method} / HTTP/1.1`)).status).toBe(400);
  });

  test.each([
    ["/", "identity"],
    ["/assets/a.css", "br"],
    ["/images/koi.webp", "gzip"],
    ["/none", "identity"],
  ])("HEAD gets of %s in %s the headers of GET, and no body", async (path, encoding) => {
    const field = `Accept-Encoding: ${encoding}`;
    const [head, full] = [await ask(`HEAD ${path} HTTP/1.1`, field), await get(path, field)];
    const { "transfer-encoding": _, ...headers } = full.headers;
    expect({ ...head.headers, date: "" }).toEqual({ ...headers, date: "" });
    expect([head.status, head.body]).toEqual([full.status, ""]);
  });
});

describe("an address", () => {
  test.each([
    ["/%61bout/", 200],
    ["/about%2f", 301],
    ["/./about/", 200],
    ["/images/../about/", 200],
    ["/about/?", 200],
    ["/about/?a=%zz%00", 200],
    ["http://b.example/about/", 200],
    ["HTTP://b.example/", 200],
    ["/about/index.html", 200],
    ["/about", 301],
    ["/about/%2e%2e/%2e%2e/etc/passwd", 404],
    ["/../../etc/passwd", 404],
    ["/..%2f..%2fetc%2fpasswd", 404],
    ["/..%5c..%5cetc%5cpasswd", 404],
    ["/%252e%252e/etc/passwd", 404],
    ["/%c0%ae%c0%ae/etc/passwd", 404],
    ["/....//etc/passwd", 404],
    ["/..;/etc/passwd", 404],
    ["/about%00/", 404],
    ["/about/%00.html", 404],
    ["/%", 404],
    ["/%f", 404],
    ["/%ff", 404],
    ["/%u0041", 404],
    ["//about", 404],
    ["//b.example/about", 404],
    ["/about//", 404],
    ["/ABOUT/", 404],
    ["/about /", 400],
    ["/about/index.html/", 404],
    ["/about/index.html/x", 404],
    ["/images/", 404],
    ["/.git/config", 404],
    ["/.env", 404],
    ["/about#x", 404],
    ["/*", 404],
    ["*", 404],
    ["about/", 400],
    ["?", 400],
    ["b.example:80", 400],
    ["file:///etc/passwd", 404],
    ["/\xe4\xf6", 400],
    ["/~", 404],
    ["/'\"<script>", 404],
    ["/{{7*7}}", 404],
    ["/$(id)", 404],
    ["/|ls", 404],
    ["/\\about\\", 404],
    ["/con", 404],
    ["/%F0%9F%A6%8B", 404],
    [`/${"a".repeat(300)}`, 404],
    [`/${"a/".repeat(4000)}`, 404],
    [`/${"a".repeat(20_000)}`, 431],
  ])("%s is answered with %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test("of a folder never leads to another host", async () => {
    expect((await get("/about?a=//b.example")).headers.location).toBe("/about/?a=//b.example");
    expect((await get("//about")).headers.location).toBeUndefined();
  });
});

describe("a request", () => {
  test.each([
    ["GET / HTTP/1.0", 200],
    ["GET", 400],
    ["", 400],
    ["\x16\x03\x01", 400],
  ])("that begins with %j is answered with %i", async (start, status) => {
    expect((await ask(start)).status).toBe(status);
  });

  test.each([
    ["Accept-Encoding: br;q=0, *;q=0", 200],
    ["Accept-Encoding: nonsense;q=x", 200],
    ["Accept: image/nonsense", 200],
    ["Expect: 100-continue", 100],
    ["Expect: wonders", 417],
    ["Upgrade: h2c", 200],
    ["Transfer-Encoding: nonsense", 400],
    ["Content-Length: -1", 400],
    ["Content-Length: 5", 200],
    [`X: ${"x".repeat(20_000)}`, 431],
    ["no colon", 400],
  ])("with %s is answered with %i", async (field, status) => {
    expect((await get("/", field)).status).toBe(status);
  });
});

describe("a new build", () => {
  test("is served at once, with its headers and without removed files", async () => {
    await publish("a much longer second build");
    const { body, headers } = await get("/about/");
    expect([body, headers["x-build"]]).toEqual([
      "about a much longer second build",
      "a much longer second build",
    ]);
    expect((await get("/images/first.webp")).status).toBe(404);
    await publish("third");
    expect((await get("/about/")).body).toBe("about third");
  });

  test("published between the size and the content of a file is served completely", async () => {
    const open = vi.spyOn(fs, "createReadStream").mockImplementationOnce((...file) => {
      renameSync(root, join(folder, "away"));
      writeBuild(root, "fourth, longer than what came before");
      return fs.createReadStream(...file);
    });
    const { body, headers } = await get("/about/");
    expect([body, headers["x-build"]]).toEqual([
      "about fourth, longer than what came before",
      "fourth, longer than what came before",
    ]);
    open.mockRestore();
    rmSync(join(folder, "away"), { recursive: true });
  });

  test("is awaited while there is none", async () => {
    renameSync(root, join(folder, "away"));
    const answer = get("/about/");
    setTimeout(() => renameSync(join(folder, "away"), root), 50);
    expect((await answer).body).toContain("about fourth");
  });
});

test("10,000 connections are answered in full, while 50 builds follow one another", async () => {
  const WAVES = 50;
  for (let wave = 0; wave < WAVES; wave++) {
    const answers = Array.from({ length: 10_000 / WAVES }, () => get("/about/"));
    await publish(`build ${wave}${" again".repeat(wave % 3)}`);
    const isWhole = ({ status, headers, body }: Answer) =>
      status === 200 &&
      body === `about ${headers["x-build"]}` &&
      body.length === Number(headers["content-length"]);
    expect((await Promise.all(answers)).filter((answer) => !isWhole(answer))).toEqual([]);
  }
}, 300_000);
