/** `npm start` in a clone of the project: builds the site, and serves it until it is stopped. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSmallStudio } from "../fixtures/small-studio.ts";
import { copyTracked } from "../support/copy-tracked.ts";
import { makeTemporaryFolder } from "../support/temporary-folder.ts";

/** Two builds in one project would be in each other's way. */
function cloneProject(): string {
  const clone = makeTemporaryFolder();
  copyTracked(clone);
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"), "junction");
  makeSmallStudio(join(clone, "my-studio"));
  return clone;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("npm start builds the site, serves it, and ends with its terminal", async () => {
  const port = await findFreePort();
  const env = { ...process.env, CONTENT: "my-studio", PORT: String(port), BASE_URL: "", HOST: "" };
  const started = spawn("npm", ["start"], { cwd: cloneProject(), env, shell: true, detached: true });
  const ended = once(started, "exit");
  let said = "";
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  // A terminal that closes ends the whole group of processes.
  const close = () =>
    process.kill(process.platform === "win32" ? (started.pid ?? 0) : -(started.pid ?? 0), "SIGTERM");
  onTestFinished(() => void (started.exitCode === null && started.signalCode === null && close()));
  await expect
    .poll(() => said, { timeout: 300_000, interval: 200 })
    .toContain(`The site is at http://localhost:${port}/`);
  const home = await fetch(`http://localhost:${port}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain("<h1");
  close();
  await ended;
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});
