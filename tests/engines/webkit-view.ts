/** WebKit, controlled by the driver from Debian's `webkit2gtk-driver`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key as Codes, type WebDriver, type WebElement } from "selenium-webdriver";
import { vi } from "vitest";
import { findInSight, type View } from "./view.ts";

/** Converts a key to the driver's form: `ArrowRight` is named ARROW_RIGHT, and a character stands for itself. */
const toCode = (key: string) =>
  key === "Space" ? " " : (new Map(Object.entries(Codes)).get(snakeCase(key)) ?? key);
const snakeCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();

/**
 * Blocks all requests except those to the site, the only one without https. `noProxy` is not set, because WebKit 2.50
 * reads beyond the end of that list and often crashes.
 */
const PROXY = { proxyType: "manual", sslProxy: "127.0.0.1:9" };
/** Time limit, because the driver waits forever for a crashed browser. */
const MOST_MS = 30_000;

export async function openWebkitView(driverPath: string): Promise<View> {
  let [session, stop] = await startSession(driverPath);
  const bar = await session.executeScript<number>("return outerHeight - innerHeight");
  return {
    async open(path) {
      try {
        await session.get(path);
      } catch {
        // The driver on a busy machine sometimes waits forever for a page that has loaded, and answers nothing else.
        const rect = { x: 0, y: 0, width: 1440, height: 900 + bar };
        stop();
        [session, stop] = await startSession(driverPath);
        await session.manage().window().setRect(rect);
        await session.get(path);
      }
    },
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    run: (inPage, ...args) =>
      session.executeScript(`return (${inPage}).apply(null, arguments)`, ...args) as never,
    async click(selector, name) {
      const find = `return (${findInSight}).apply(null, arguments)`;
      // The driver clicks nothing while a page transition lasts.
      await vi.waitFor(async () => (await session.executeScript<WebElement>(find, selector, name)).click(), {
        timeout: 5000,
      });
    },
    clickAt: (x, y) => session.actions().move({ x, y }).click().perform(),
    async press(...keys) {
      for (const key of keys) {
        const [code = "", shift] = key.split("+").map(toCode).toReversed();
        const actions = session.actions();
        if (shift) actions.keyDown(shift).sendKeys(code).keyUp(shift);
        else actions.sendKeys(code);
        await actions.perform();
      }
    },
    resize: async ({ width, height }) =>
      void (await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bar })),
    close: async () => stop(),
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a driver with a browser. Also returns the function that ends both. */
async function startSession(driverPath: string): Promise<[WebDriver, () => void]> {
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: "ignore", detached: true });
  const stop = () => void (driver.pid && process.kill(-driver.pid));
  const deadline = setTimeout(stop, MOST_MS);
  const address = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${address}/status`).catch(() => undefined);
  for (let tries = 0; tries < 100 && !(await isUp()); tries++) await wait(100);
  const capabilities = new Capabilities({ browserName: "MiniBrowser", proxy: PROXY });
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await session.manage().setTimeouts({ pageLoad: 15_000 });
  clearTimeout(deadline);
  return [session, stop];
}
