/** What a visitor sees, frame by frame, while pictures load over a slow connection. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { boxOf, nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

/** Bytes per second of slow 3G. */
const SPEED = 50_000;

/** Records all frames, as PNG, until the page and the picture have loaded. */
async function recordFrames(page: Page, path: string, picture: string): Promise<Buffer[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(Buffer.from(data, "base64"));
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: SPEED,
    uploadThroughput: SPEED,
  });
  await session.send("Page.startScreencast", { format: "png" });
  await page.goto(path);
  await expect(page.locator(picture).first()).toHaveCSS("background-image", "none");
  // A screenshot would draw the page at another scale in between.
  await nextFrame(page);
  await session.send("Page.stopScreencast");
  return frames;
}

/** Measures the detail in the middle of the first picture: 0 for a plain background. */
async function measureDetail(page: Page, picture: string, frame: Buffer): Promise<number> {
  const box = await boxOf(page.locator(picture).first());
  const [left, top] = [Math.ceil(box.x + box.width / 4), Math.ceil(box.y + box.height / 4)];
  const [width, height] = [Math.floor(box.width / 2), Math.floor(box.height / 2)];
  const part = await sharp(frame).extract({ left, top, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels[1]?.stdev ?? 0;
}

for (const [path, picture] of [
  ["/designs/", "#designs img"],
  ["/design/1/", "#design [data-plate] img"],
] as const) {
  test(`a picture of ${path} never blinks after its placeholder appears`, async ({ page }) => {
    const frames = await recordFrames(page, path, picture);
    const details: number[] = [];
    for (const frame of frames) details.push(await measureDetail(page, picture, frame));
    const shown = details.slice(details.findIndex((detail) => detail > 2));
    expect(shown.length).toBeGreaterThan(1);
    expect(Math.min(...shown)).toBeGreaterThan(2);
  });
}
