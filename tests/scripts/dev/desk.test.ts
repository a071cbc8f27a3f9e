/** The desk on this computer: its store and the dev server's answers, and what is refused to everybody else. */
import { readFileSync, symlinkSync } from "node:fs";
import type { RequestOptions, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import type { ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DESK_TOKEN, serveDesk } from "#dev/desk.ts";
import { changeDesign } from "../../../pages/desk/changes.ts";
import { ComputerStore } from "../../../pages/desk/store/computer.ts";
import { save } from "../../../pages/desk/store/store.ts";
import { ask as send } from "../../support/ask.ts";
import { FILES, makeSite } from "../content/site.ts";

let root: string;
let server: Server;
let problem: string | undefined;
let store: ComputerStore;
beforeEach(async () => {
  root = makeSite();
  problem = undefined;
  const middlewares = express();
  const vite = { config: { base: "/" }, middlewares } as unknown as ViteDevServer;
  await serveDesk(vite, { root, rebuild: async () => problem });
  server = await new Promise((resolve) => {
    const started = middlewares.listen(0, "127.0.0.1", () => resolve(started));
  });
  store = new ComputerStore(DESK_TOKEN);
  vi.stubGlobal("fetch", async (path: string, { method = "GET", headers, body }: RequestInit = {}) => {
    const { status, text } = await ask(path, { method, headers: { ...(headers as object) } }, body as string);
    return new Response(text, { status });
  });
});
afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

/** Sends a request as a page of this server does. */
async function ask(path: string, { headers, ...options }: RequestOptions = {}, sent?: string) {
  const { port } = server.address() as AddressInfo;
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, "x-desk-token": DESK_TOKEN };
  const { status, body } = await send(
    { port, host: "127.0.0.1", path, ...options, headers: { ...own, ...headers } },
    sent,
  );
  return { status, text: String(body) };
}

test("reads the texts and the photos", async () => {
  const { texts, images } = await store.read();
  expect(texts["catalogue.yaml"]).toBe(FILES.catalogue);
  expect(images).toContain("designs/honey-bee.jpg");
  const photo = await store.readPicture("designs/honey-bee.jpg");
  expect(await photo.text()).toBe(String(readFileSync(join(root, "images/designs/honey-bee.jpg"))));
});

test("writes a text, and a photo with every byte, and returns the new version", async () => {
  const { version } = await store.read();
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  const files = [
    { path: "images/designs/boat.jpg", content: new Blob([bytes]) },
    { path: "catalogue.yaml", content: `${FILES.catalogue}# é\n` },
  ];
  const written = await store.write(files, "Add Boat", version);
  expect(readFileSync(join(root, "images/designs/boat.jpg")).equals(bytes)).toBe(true);
  expect(await store.read()).toMatchObject({
    version: written,
    texts: { "catalogue.yaml": `${FILES.catalogue}# é\n` },
  });
});

test("files that somebody else has changed are read again, and the change is made to them", async () => {
  const { version } = await store.read();
  const write = store.write.bind(store);
  vi.spyOn(store, "write").mockImplementationOnce(async (...change) => {
    await write([{ path: "catalogue.yaml", content: `# by hand\n${FILES.catalogue}` }], "", version);
    return write(...change);
  });
  await save(store, changeDesign(12, { price: "$800" }));
  const { texts } = await store.read();
  expect(texts["catalogue.yaml"]).toBe(`# by hand\n${FILES.catalogue.replace("$700", "$800")}`);
});

test("a version is followed until the site is built, and what is wrong is said", async () => {
  await store.follow();
  problem = "The paper is too dark.";
  await expect(store.follow()).rejects.toThrow(problem);
});

test("a dev server that has ended is said in words", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(store.read()).rejects.toThrow(
    "The dev server does not answer. Start it again with npm run dev.",
  );
});

test.for<[who: string, asked: RequestOptions]>([
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
  "images/../../photo.jpg",
  "images/.hidden.jpg",
  "images/designs/script.js",
  "images\\..\\photo.jpg",
  "/tmp/photo.jpg",
  "images/outside/photo.jpg",
])("reads and writes nothing at %s", async (path) => {
  if (path.includes("outside")) symlinkSync(makeSite(), join(root, "images/outside"), "junction");
  const { version } = await store.read();
  await expect(store.write([{ path, content: "x" }], "", version)).rejects.toThrow("no files of a studio");
  await expect(store.readPicture(path.replace("images/", ""))).rejects.toThrow("There is no such photo.");
});
