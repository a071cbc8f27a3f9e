/** The plugin in a real Vite server, with a site of tiny pictures. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer, type HotPayload, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { contentPlugin } from "#dev/content-plugin";
import { ask } from "../../support/ask.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";
import { FILES, makeSite, write } from "../content/site.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const BROKEN = FILES.catalogue.replace("isColor: true", "isColor: yes");

async function listen(root: string): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { port: 0 },
    plugins: [contentPlugin()],
  });
  return server.listen();
}

/** Starts a server, and waits for its first build. */
async function start(root: string): Promise<ViteDevServer> {
  const server = await listen(root);
  await sentAfter(server, () => {});
  await vi.waitFor(() => expect(server.watcher.getWatched()[root]).toContain("catalogue.yaml"), {
    timeout: 60_000,
  });
  return server;
}

/** Returns the next message that `act` makes the server send to the pages. */
async function sentAfter(server: ViteDevServer, act: () => void): Promise<HotPayload> {
  const told = new Promise<HotPayload>((resolve) => {
    vi.spyOn(server.ws, "send").mockImplementation((payload: unknown) => resolve(payload as HotPayload));
  });
  act();
  return told;
}

async function open(
  server: ViteDevServer,
  path = "/",
  headers: OutgoingHttpHeaders = { accept: "text/html" },
) {
  const address = server.httpServer?.address() as AddressInfo | undefined;
  const { status, body } = await ask({ port: address?.port, host: "localhost", path, headers });
  return { status, text: String(body) };
}

const readTitles = (root: string) =>
  JSON.parse(readFileSync(join(root, "generated/content.json"), "utf8")).catalogue.map(
    ({ title }: { title: string }) => title,
  );

const root = makeSite({}, makeTemporaryFolder(afterAll));
let server: ViteDevServer;
beforeAll(async () => {
  server = await start(root);
});
afterAll(() => server.close());

test("a saved text reloads the page, and a mistake is shown until it is corrected", async () => {
  const save = (text: string) => () => writeFileSync(join(root, "catalogue.yaml"), text);

  const edited = FILES.catalogue.replace("title: Koi", "title: Carp");
  expect(await sentAfter(server, save(edited))).toEqual({ type: "full-reload" });
  expect(readTitles(root)).toContain("Carp");

  expect(await sentAfter(server, save(BROKEN))).toMatchObject({
    type: "error",
    err: {
      message: expect.stringContaining("Expected true or false"),
      loc: { file: join(root, "catalogue.yaml"), line: 28, column: 12 },
      frame: "27   |    price: ''\n28   |    isColor: yes\n     |             ^",
    },
  });
  expect(readTitles(root)).toContain("Carp");

  expect(await sentAfter(server, save(edited))).toEqual({ type: "full-reload" });
});

test("a new paper shows immediately, and again once the drawings are made", async () => {
  const send = vi.spyOn(server.ws, "send").mockImplementation(() => {});
  const brand = "brand: { colors: { light: { paper: '#fff8e8' } } }\n";
  writeFileSync(join(root, "studio.yaml"), FILES.studio + brand);
  const reload = [{ type: "full-reload" }];
  await vi.waitFor(() => expect(send.mock.calls).toEqual([reload, reload]), 30_000);
});

test("a file of the project that no page needs is not served, whatever the request claims", async () => {
  for (const path of ["key.pem", "pages/key.pem"]) write(root, path, "secret\n");
  const forged = { "sec-fetch-dest": "script", "sec-fetch-mode": "no-cors" };
  for (const path of ["/key.pem", "/pages/key.pem"])
    expect((await open(server, path, forged)).text).not.toContain("secret");
});

test("a missing photo that arrives in a new folder, in two parts, corrects the page", async () => {
  const edited = FILES.catalogue.replace("designs/019-koi.jpg", "new/koi.jpg");
  const missing = await sentAfter(server, () => writeFileSync(join(root, "catalogue.yaml"), edited));
  expect(missing).toMatchObject({ type: "error", err: { loc: { line: 33 } } });
  const photo = readFileSync(join(root, "images/designs/019-koi.jpg"));
  const copied = await sentAfter(server, () => {
    write(root, "images/new/koi.jpg", photo.subarray(0, 200));
    setTimeout(() => appendFileSync(join(root, "images/new/koi.jpg"), photo.subarray(200)), 100);
  });
  expect(copied).toEqual({ type: "full-reload" });
  const gone = await sentAfter(server, () => rmSync(join(root, "images/new"), { recursive: true }));
  expect(gone).toMatchObject({
    type: "error",
    err: { message: expect.stringContaining("No file images/new") },
  });
});

test("a first start with broken content shows the overlay, and then the site", async () => {
  const root = makeSite({ catalogue: BROKEN });
  const server = await start(root);
  onTestFinished(() => server.close());
  const overlay = '<script type="module" src="/@vite/client"></script>';
  expect(await open(server)).toEqual({ status: 200, text: overlay });
  const fixed = () => writeFileSync(join(root, "catalogue.yaml"), FILES.catalogue);
  expect(await sentAfter(server, fixed)).toEqual({ type: "full-reload" });
  expect((await open(server)).text).not.toBe(overlay);
  expect(await open(server, "/favicon.svg")).toMatchObject({
    status: 200,
    text: expect.stringContaining("<svg"),
  });
});
