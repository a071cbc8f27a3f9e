/** Blocks, delays or breaks parts of the site. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { SITE } from "../fixtures/studio.ts";

/** Finds scripts by their text, because their names change with each build. */
function findScripts(text: RegExp): string[] {
  const scripts = readdirSync(join(SITE, "assets"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .filter((name) => text.test(readFileSync(join(SITE, "assets", name), "utf8")))
    .map((name) => `/assets/${name}`);
  if (scripts.length === 0) throw new Error(`No script contains ${text}.`);
  return scripts;
}

/** Aborts requests for scripts whose text matches, or answers them with a status such as 404. */
export function blockScripts(page: Page, text: RegExp, status?: number) {
  const scripts = findScripts(text);
  return page.route(
    ({ pathname }) => scripts.includes(pathname),
    (route) => (status ? route.fulfill({ status }) : route.abort()),
  );
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, matches: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matches, (route) => released.then(() => route.fallback()));
  return release;
}

/** Makes every access to storage throw, as in browsers whose settings forbid it. */
export function blockStorage(page: Page, name: "localStorage" | "sessionStorage" = "localStorage") {
  return page.addInitScript((storage) => {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  }, name);
}

/** Adds noise to canvas reads, as some browsers do against fingerprinting. */
export function blockCanvas(page: Page) {
  return page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
      const noise = new ImageData(width, height);
      noise.data.fill(255);
      return noise;
    };
  });
}

/** Disables WebGL2, as in browsers whose graphics card is blocked. */
export function blockWebgl(page: Page) {
  return page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === "webgl2" ? null : getContext.call(this, kind as "2d");
    } as typeof getContext;
  });
}
