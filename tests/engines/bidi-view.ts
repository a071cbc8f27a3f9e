/** Chromium and Firefox, controlled directly by WebDriver BiDi or the DevTools protocol. */
import { setTimeout as wait } from "node:timers/promises";
import type { ElementHandle, KeyInput, Page } from "puppeteer-core";
import puppeteer from "puppeteer-core";
import { BROWSER_FLAGS } from "../support/find-browser.ts";
import { findInSight, type View } from "./view.ts";

/** Allows only local requests. */
const CHROMIUM_FLAGS = ["--proxy-server=127.0.0.1:9"];
const FIREFOX_SETTINGS = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

export async function openBidiView(browser: "chrome" | "firefox", executablePath: string): Promise<View> {
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === "chrome" ? [...BROWSER_FLAGS, ...CHROMIUM_FLAGS] : [],
    extraPrefsFirefox: FIREFOX_SETTINGS,
    defaultViewport: null,
  });
  // Firefox gives keyboard focus only to a new page.
  const page = await launched.newPage();
  return {
    open: (address) => arrive(page, () => page.goto(address)),
    // The library waits for a load, which does not happen within a page.
    back: async () => void (await page.goBack({ timeout: 1000 }).catch(() => {})),
    reload: () => arrive(page, () => page.reload()),
    run: (inPage, ...args) => page.evaluate(inPage as never, ...args) as never,
    async click(selector, name) {
      const found = await page.evaluateHandle(findInSight, selector, name);
      await (found as ElementHandle<Element>).click();
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) {
        const [last = key, shift] = key.replace("Space", " ").split("+").toReversed();
        if (shift) await page.keyboard.down("Shift");
        await page.keyboard.press(last as KeyInput);
        if (shift) await page.keyboard.up("Shift");
      }
    },
    resize: (size) => page.setViewport(size),
    close: () => launched.close(),
  };
}

/** Works around Firefox, where the library misses some navigations after unfinished loads or redirects. */
async function arrive(page: Page, depart: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  const arrived = depart().then(() => true);
  arrived.catch(() => {});
  const look = () => page.evaluate(isNew).catch(() => false);
  while (!(await Promise.race([arrived, wait(500).then(look)])));
}

const isNew = () => document.readyState === "complete" && !("isLeft" in window);
