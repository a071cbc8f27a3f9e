/** What a visitor sees, frame by frame, while a picture loads over a slow connection. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { boxOf, nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const SPEED = 200_000;

const PICTURE = "#design [data-plate] img";

/** Records all frames, as PNG, until the page and the picture have loaded. */
async function recordFrames(page: Page, path: string): Promise<Buffer[]> {
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
  await expect(page.locator(PICTURE).first()).toHaveCSS("background-image", "none");
  // A screenshot would draw the page at another scale in between.
  await nextFrame(page);
  await session.send("Page.stopScreencast");
  return frames;
}

/** Measures the detail in the middle of the first picture: 0 for a plain background. */
async function measureDetail(page: Page, frame: Buffer): Promise<number> {
  const box = await boxOf(page.locator(PICTURE).first());
  const [left, top] = [Math.ceil(box.x + box.width / 4), Math.ceil(box.y + box.height / 4)];
  const [width, height] = [Math.floor(box.width / 2), Math.floor(box.height / 2)];
  const part = await sharp(frame).extract({ left, top, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels[1]?.stdev ?? 0;
}

test("a picture never blinks after its placeholder appears", { tag: "@thorough" }, async ({ page }) => {
  const frames = await recordFrames(page, "/design/1/");
  const details: number[] = [];
  for (const frame of frames) details.push(await measureDetail(page, frame));
  const shown = details.slice(details.findIndex((detail) => detail > 2));
  expect(shown.length).toBeGreaterThan(1);
  expect(Math.min(...shown)).toBeGreaterThan(2);
});
