/** Takes from a browser what some browsers lack or forbid. */
import type { Page } from "@playwright/test";

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
