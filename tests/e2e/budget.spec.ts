/** What a first visit may weigh: bytes after brotli, as counted on the built site. Seconds belong to `npm run bench`. */
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { moonMoth, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

const KB = 1024;

/**
 * In KB: our own scripts on each route, and the document with its styles. The home page draws before Swiper comes: see
 * below. The page of a design names every other design, and weighs more than the 8 KB that we wish for.
 */
const BUDGETS = [
  { path: "/", scripts: 6 + 22, document: 8 },
  { path: "/about/", scripts: 3, document: 8 },
  { path: "/booking/", scripts: 70, document: 8 },
  { path: "/contact/", scripts: 3, document: 8 },
  { path: toDesignPath(moonMoth), scripts: 5, document: 10.5 },
  { path: "/designs/", scripts: 70, document: 12 },
  { path: "/info/", scripts: 3, document: 8 },
  { path: "/no-such-page/", scripts: 3, document: 8 },
];

for (const { path, scripts, document } of BUDGETS) {
  test(`${path} keeps to ${document} KB of HTML and CSS, ${scripts} KB of scripts, and two fonts`, async ({
    page,
  }) => {
    const bytes = await weigh(page, path);
    const hasAccents = /[À-ÖØ-öø-ſ]/.test((await page.locator("body").textContent()) ?? "");
    expect(bytes.document).toBeGreaterThan(0);
    expect((bytes.document ?? 0) + (bytes.stylesheet ?? 0)).toBeLessThanOrEqual(document * KB);
    expect(bytes.script).toBeLessThanOrEqual(scripts * KB);
    expect(bytes.script).toBeGreaterThan(0);
    expect(bytes.font).toBeGreaterThan(0);
    expect(bytes.font).toBeLessThanOrEqual((hasAccents ? 27 + 15 : 27) * KB);
  });
}

test("/ starts with 6 KB of scripts: its carousels follow", async ({ page, baseURL }) => {
  const html = await (await page.request.get("/")).text();
  const entries = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, path = ""]) => path);
  const scripts = new Map<string, number>();
  const collect = async (url: string): Promise<void> => {
    if (scripts.has(url)) return;
    const body = await (await page.request.get(url)).text();
    scripts.set(url, brotliCompressSync(body).length);
    for (const [, path = ""] of body.matchAll(/\bimport(?:[^"'(]*from)?"([^"]+)"/g))
      await collect(new URL(path, url).href);
  };
  for (const path of entries) await collect(new URL(path, baseURL).href);
  expect(scripts.size).toBeGreaterThan(1);
  expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(6 * KB);
});

/** Bytes by type of everything of ours that a first visit loads, until the network is quiet. */
async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  const bytes: Record<string, number> = {};
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === "image" || response.status() === 304) continue;
    const body = await response.body();
    bytes[type] = (bytes[type] ?? 0) + (type === "font" ? body.length : brotliCompressSync(body).length);
  }
  return bytes;
}
