/** The dev server, started on a studio that has never been built. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSmallStudio } from "../fixtures/small-studio.ts";

let studio: string;
let server: ChildProcessWithoutNullStreams;
let said = "";

beforeAll(() => {
  studio = makeSmallStudio();
  // A dev server sets SITE_DATA, also that of another test in this process.
  const env = { ...process.env, SITE_DATA: undefined, CONTENT: studio, FORCE_COLOR: "0", NO_COLOR: "1" };
  server = spawn(process.execPath, ["node_modules/vike/bin.js", "dev", "--port", "0"], { env });
  server.stdout.on("data", (text) => {
    said += text;
  });
  server.stderr.resume();
});
afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(studio, { recursive: true });
});

test("shows every kind of page once the content is built", async () => {
  await expect.poll(() => said, { timeout: 110_000 }).toContain("content is up to date");
  const [address = ""] = /http:\/\/localhost:\d+/.exec(said) ?? [];
  for (const path of ["/", "/designs/", "/design/1/", "/info/", "/booking/", "/about/", "/contact/"]) {
    const response = await fetch(address + path, { headers: { accept: "text/html" } });
    expect(`${path} ${response.status}`).toBe(`${path} 200`);
  }
  // It imports the designs, a file that was missing when the server started.
  expect((await fetch(`${address}/pages/design/@id/enhance-design.ts`)).status).toBe(200);
});
