/** Firefox, which speaks WebDriver BiDi itself: https://w3c.github.io/webdriver-bidi/. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import type { Driver } from "./view.ts";

/** Nothing but this machine can be reached. */
const PROXY = { proxyType: "manual", httpProxy: "127.0.0.1:9", sslProxy: "127.0.0.1:9" };

type Answer = { id?: number; type: string; result: unknown; message?: string };
type Evaluated = { result?: { value: string }; exceptionDetails?: { text: string } };

export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const options = ["--new-instance", "--profile", profile, "--remote-debugging-port", "0"];
  const browser = spawn(program, options, { stdio: "ignore" });
  const readPort = () => JSON.parse(readFileSync(join(profile, "WebDriverBiDiServer.json"), "utf8")).ws_port;
  const socket = new WebSocket(`ws://127.0.0.1:${await vi.waitFor(readPort, 30_000)}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(data);
    waiting.get(answer.id ?? 0)?.(answer);
  };
  await once(socket, "open");

  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = waiting.size + 1;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result as Result;
  }

  await send("session.new", { capabilities: { alwaysMatch: { proxy: PROXY } } });
  // Firefox gives the focus of the keyboard to a new tab only.
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  return {
    go: (url) => send("browsingContext.navigate", { context, url, wait: "none" }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    async evaluate(expression) {
      const script = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", script);
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    perform: (actions) => send("input.performActions", { context, actions }),
    resize: (viewport) => send("browsingContext.setViewport", { context, viewport }),
    async close() {
      browser.kill();
      await once(browser, "exit");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
