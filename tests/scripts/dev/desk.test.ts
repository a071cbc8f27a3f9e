/** What the dev server refuses to everybody but the desk, and what the desk cannot write. */
import { readFileSync, symlinkSync } from "node:fs";
import type { RequestOptions } from "node:http";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { DESK_TOKEN } from "#dev/desk.ts";
import { ask as send } from "../../support/ask.ts";
import { startDeskServer } from "../../support/desk-server.ts";
import { FILES, makeSite, write } from "../content/site.ts";

let root: string;
let port: number;
beforeEach(async () => {
  root = makeSite();
  ({ port } = await startDeskServer(root));
});

type Asked = RequestOptions & { body?: object };

async function ask(path: string, { body, headers, ...options }: Asked = {}) {
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
const readVersion = async () => JSON.parse((await ask("/desk/files")).text).version;

test.for<[who: string, asked: Asked]>([
  ["a page without the token", { headers: { "x-desk-token": "" } }],
  ["a page elsewhere", { headers: { origin: "https://evil.example" } }],
  ["a name that leads here", { headers: { host: "evil.example", origin: "http://evil.example" } }],
  ["a form of another page", { method: "POST", headers: { origin: "null" } }],
  ["another method", { method: "PUT" }],
])("the dev server refuses %s with 403", async ([, asked]) => {
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
])("the desk neither writes nor reads %s", async (path) => {
  symlinkSync(makeSite(), join(root, "images/outside"), "junction");
  const files = [{ path, content: encode("x") }];
  const body = { version: await readVersion(), files };
  expect(await ask("/desk/files", { body })).toMatchObject({ status: 400 });
  expect(await ask(`/desk/picture?path=${encodeURIComponent(path.replace("images/", ""))}`)).toMatchObject({
    status: 404,
  });
});

test("a change is taken back when the disk refuses one of its files", async () => {
  write(root, "images/designs/boat.jpg/in-the-way.txt", "");
  const files = [
    { path: "catalogue.yaml", content: encode("[]") },
    { path: "images/designs/boat.jpg", content: encode("boat") },
  ];
  const body = { version: await readVersion(), files };
  expect(await ask("/desk/files", { body })).toMatchObject({ status: 500 });
  expect(readFileSync(join(root, "catalogue.yaml"), "utf8")).toBe(FILES.catalogue);
});
