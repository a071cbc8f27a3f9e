/** What the dev server lets the desk read and write, and what it refuses to everybody else. */
import { readFileSync, symlinkSync } from "node:fs";
import type { RequestOptions, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import type { ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DESK_TOKEN, serveDesk } from "../../../scripts/dev/desk.ts";
import { ask as send } from "../../support/ask.ts";
import { FILES, makeSite } from "../content/site.ts";

let root: string;
let server: Server;
let problem: string | undefined;
beforeEach(async () => {
  root = makeSite();
  const middlewares = express();
  const vite = { config: { base: "/" }, middlewares } as unknown as ViteDevServer;
  await serveDesk(vite, { root, rebuild: async () => problem });
  server = await new Promise((resolve) => {
    const started = middlewares.listen(0, "127.0.0.1", () => resolve(started));
  });
});
afterEach(() => void server.close());

type Asked = RequestOptions & { body?: object };

async function ask(path: string, { body, headers, ...options }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  const own = { "x-desk-token": DESK_TOKEN, host: `localhost:${port}`, origin: `http://localhost:${port}` };
  const asked = { port, host: "127.0.0.1", path, method: body ? "POST" : "GET", ...options };
  const type = { "content-type": "application/json" };
  const answer = await send(
    { ...asked, headers: { ...own, ...type, ...headers } },
    body && JSON.stringify(body),
  );
  return { status: answer.status, text: String(answer.body) };
}

const encode = (text: string) => Buffer.from(text).toString("base64");
const readFiles = async () => JSON.parse((await ask("/desk/files")).text);

test("reads the texts and lists the photos", async () => {
  const { texts, images } = await readFiles();
  expect(texts["catalogue.yaml"]).toBe(FILES.catalogue);
  expect(images).toContain("designs/honey-bee.jpg");
  const { text } = await ask("/desk/picture?path=designs/honey-bee.jpg");
  expect(text).toBe(String(readFileSync(join(root, "images/designs/honey-bee.jpg"))));
});

test("writes a photo and a text, and answers with the new version", async () => {
  const { version } = await readFiles();
  const files = [
    { path: "images/designs/boat.jpg", content: encode("boat") },
    { path: "catalogue.yaml", content: encode(`${FILES.catalogue}# more\n`) },
  ];
  const written = await ask("/desk/files", { body: { version, files } });
  expect(written.status).toBe(200);
  expect(readFileSync(join(root, "images/designs/boat.jpg"), "utf8")).toBe("boat");
  expect(await readFiles()).toMatchObject({
    version: written.text,
    texts: { "catalogue.yaml": `${FILES.catalogue}# more\n` },
  });
});

test("refuses a change to files that are no longer the same", async () => {
  const files = [{ path: "catalogue.yaml", content: encode("old") }];
  expect(await ask("/desk/files", { body: { version: "0", files } })).toMatchObject({ status: 409 });
});

test("tells what is wrong once the site is built", async () => {
  expect(await ask("/desk/built")).toEqual({ status: 200, text: "" });
  problem = "The paper is too dark.";
  expect(await ask("/desk/built")).toEqual({ status: 422, text: problem });
});

test.for<[who: string, asked: Asked]>([
  ["a page without the token", { headers: { "x-desk-token": "" } }],
  ["a page elsewhere", { headers: { origin: "https://evil.example" } }],
  ["a name that leads here", { headers: { host: "evil.example", origin: "http://evil.example" } }],
  ["a form of another page", { method: "POST", headers: { origin: "null" } }],
  ["another method", { method: "PUT" }],
])("refuses %s with 403", async ([, asked]) => {
  expect(await ask("/desk/files", asked)).toMatchObject({ status: 403 });
});

test.for([
  "package.json",
  "../catalogue.yaml",
  "images/../package.json",
  "images/../../photo.jpg",
  "images/.hidden.jpg",
  "images/designs/script.js",
  "images\\..\\photo.jpg",
  "/tmp/photo.jpg",
  "images/outside/photo.jpg",
])("writes nothing to %s", async (path) => {
  symlinkSync(makeSite(), join(root, "images/outside"));
  const { version } = await readFiles();
  const files = [{ path, content: encode("x") }];
  expect(await ask("/desk/files", { body: { version, files } })).toMatchObject({ status: 400 });
  expect(await ask(`/desk/picture?path=${encodeURIComponent(path.replace("images/", ""))}`)).toMatchObject({
    status: 404,
  });
});
