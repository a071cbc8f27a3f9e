/** WebKit, driven by Debian's WebKitWebDriver, which speaks WebDriver by HTTP: https://w3c.github.io/webdriver/. */
import { spawn } from "node:child_process";
import { vi } from "vitest";
import type { Driver } from "./view.ts";

/**
 * Nothing but the site can be reached, the only one without https. `noProxy` is not set, because WebKit 2.50 reads beyond
 * the end of that list and often crashes. A driver that waits for pages itself sometimes waits forever.
 */
const CAPABILITIES = {
  browserName: "MiniBrowser",
  proxy: { proxyType: "manual", sslProxy: "127.0.0.1:9" },
  pageLoadStrategy: "none",
};

export async function startWebkit(program: string): Promise<Driver> {
  const port = 20_000 + (process.pid % 10_000);
  const driver = spawn(program, [`--port=${port}`], { stdio: "ignore", detached: true });

  async function send<Value>(path: string, body: object = {}): Promise<Value> {
    const url = `http://127.0.0.1:${port}/session${path}`;
    // The driver waits forever for a browser that has crashed.
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(url, { method: "POST", body: JSON.stringify(body), signal });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const isUp = () => fetch(`http://127.0.0.1:${port}/status`);
  await vi.waitFor(isUp, 10_000);
  const { sessionId } = await send<{ sessionId: string }>("", {
    capabilities: { alwaysMatch: CAPABILITIES },
  });
  const evaluate = (script: string) =>
    send<string>(`/${sessionId}/execute/sync`, { script: `return ${script}`, args: [] });
  const bar = Number(await evaluate("outerHeight - innerHeight"));
  return {
    go: (url) => send(`/${sessionId}/url`, { url }),
    back: () => send(`/${sessionId}/back`),
    evaluate,
    perform: (actions) => send(`/${sessionId}/actions`, { actions }),
    resize: ({ width, height }) =>
      send(`/${sessionId}/window/rect`, { x: 0, y: 0, width, height: height + bar }),
    async close() {
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
