/** The plugin in a real Vite server, with a site of tiny pictures that begins with a mistake. */
import { readFileSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer, type HotPayload, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentPlugin } from "#dev/content-plugin.ts";
import { isContent } from "#dev/serve-content.ts";
import { ask } from "../../support/ask.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";
import { FILES, makeSite, write } from "../content/site.ts";

const RELOAD = { type: "full-reload" };
const BROKEN = FILES.catalogue.replace("isColor: true", "isColor: yes");

let root: string;
let server: ViteDevServer;
let first: HotPayload;
beforeAll(async () => {
  root = makeSite({ catalogue: BROKEN }, makeTemporaryFolder(afterAll));
  vi.spyOn(console, "log").mockImplementation(() => {});
  server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { port: 0 },
    plugins: [contentPlugin()],
  });
  await server.listen();
  first = await sentAfter(() => {});
  await vi.waitFor(() => expect(server.watcher.getWatched()[root]).toContain("catalogue.yaml"), {
    timeout: 60_000,
  });
});
afterAll(() => server.close());

/** Returns the next message that `act` makes the server send to the pages. */
function sentAfter(act: () => void): Promise<HotPayload> {
  const told = new Promise<HotPayload>((resolve) => {
    vi.spyOn(server.ws, "send").mockImplementation((payload: unknown) => resolve(payload as HotPayload));
  });
  act();
  return told;
}

const save = (name: string, text: string) => () => writeFileSync(join(root, name), text);

async function open(path: string, headers: OutgoingHttpHeaders = { accept: "text/html" }): Promise<string> {
  const address = server.httpServer?.address() as AddressInfo | undefined;
  return String((await ask({ port: address?.port, host: "localhost", path, headers })).body);
}

test("a first start with a mistake shows it in its place, and a saved text shows the site", async () => {
  expect(first).toMatchObject({
    type: "error",
    err: {
      message: expect.stringContaining("Expected true or false"),
      loc: { file: join(root, "catalogue.yaml"), line: 28, column: 12 },
      frame: "27   |    price: ''\n28   |    isColor: yes\n     |             ^",
    },
  });
  const overlay = '<script type="module" src="/@vite/client"></script>';
  expect(await open("/")).toBe(overlay);
  expect(await sentAfter(save("catalogue.yaml", FILES.catalogue))).toEqual(RELOAD);
  expect(await open("/")).not.toBe(overlay);
  expect(await open("/favicon.svg")).toContain("<svg");
});

test("a new paper shows immediately, and again once the drawings are made", async () => {
  const send = vi.spyOn(server.ws, "send").mockImplementation(() => {});
  save("studio.yaml", `${FILES.studio}brand: { colors: { light: { paper: '#fff8e8' } } }\n`)();
  await vi.waitFor(() => expect(send.mock.calls).toEqual([[RELOAD], [RELOAD]]), 110_000);
});

test("a missing photo that arrives in a new folder corrects the page", async () => {
  const moved = FILES.catalogue.replace("designs/019-koi.jpg", "new/koi.jpg");
  expect(await sentAfter(save("catalogue.yaml", moved))).toMatchObject({ err: { loc: { line: 33 } } });
  const koi = join(root, "images/designs/019-koi.jpg");
  expect(await sentAfter(() => write(root, "images/new/koi.jpg", readFileSync(koi)))).toEqual(RELOAD);
});

test("a file of the project that no page needs is not served, whatever the request claims", async () => {
  for (const path of ["key.pem", "pages/key.pem"]) write(root, path, "secret\n");
  const forged = { "sec-fetch-dest": "script", "sec-fetch-mode": "no-cors" };
  for (const path of ["/key.pem", "/pages/key.pem"]) expect(await open(path, forged)).not.toContain("secret");
});

test.each([
  ["catalogue.yaml", true],
  ["images/new folder/koi.jpg", true],
  ["catalogue.yaml~", false],
  ["4913", false],
  ["images-old/koi.jpg", false],
  ["pages/catalogue.yaml", false],
  ["images/.hidden/koi.jpg", false],
  ["images/designs/koi.jpg.crdownload", false],
])("%s is content: %s", (path, expected) => {
  expect(isContent("/site", join("/site", path))).toBe(expected);
});
