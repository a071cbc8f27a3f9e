/** The budget of a first visit: bytes after Brotli, as counted on the built site. */
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

const KB = 1024;

/**
 * In KB: our own scripts on each route, and the document with its styles: the whole stylesheet, and 5 % of air. The home
 * page draws before Swiper comes: see below.
 */
const BUDGETS = [
  { path: "/", scripts: 9 + 22, document: 18.2 },
  { path: "/about/", scripts: 8.5, document: 18.2 },
  { path: "/booking/", scripts: 70, document: 17.4 },
  { path: "/contact/", scripts: 3, document: 16.2 },
  { path: toDesignPath(moonMoth), scripts: 7, document: 22 },
  { path: "/designs/", scripts: 75, document: 20.8 },
  { path: "/info/", scripts: 3, document: 17.6 },
  { path: "/no-such-page/", scripts: 3, document: 15.8 },
];

test("each page keeps to its budget of HTML and CSS and of scripts, and to two fonts", async ({ page }) => {
  // Each visit is a first visit: routes turn the cache off.
  await page.route("**/*", (route) => route.continue());
  for (const { path, scripts, document } of BUDGETS) {
    await test.step(path, async () => {
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
});

test("/ starts with 9 KB of scripts: its carousels follow", async ({ page, baseURL }) => {
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
  expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(9 * KB);
});

// 21 KB of scripts, and 7 KB of utilities that would weigh a KB in the page of each design.
test("a design on one's own skin costs nothing before it is asked for, and 29 KB besides React then", async ({
  page,
}) => {
  const files = new Map<string, Response>();
  page.on("response", (response) => {
    if (["script", "stylesheet"].includes(response.request().resourceType()))
      files.set(response.url(), response);
  });
  await page.goto(toDesignPath(honeyBee), { waitUntil: "networkidle" });
  const before = new Set(files.keys());
  await page.getByRole("button", { name: "Preview on skin" }).click();
  await page.getByRole("button", { name: "Try it on your skin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deep" }).waitFor();
  const added = await Promise.all(
    [...files].filter(([url]) => !before.has(url)).map(([, response]) => response.body()),
  );
  const ours = added.filter((body) => !body.includes("createRoot") || body.includes("webgl2"));
  expect(ours.length).toBeLessThan(added.length);
  expect(added.some((body) => body.includes("webgl2"))).toBe(true);
  expect(ours.reduce((sum, body) => sum + compress(body), 0)).toBeLessThanOrEqual(29 * KB);
});

const compressed = new Map<string, number>();

/** In bytes. Memoized: pages share their scripts. */
function compress(body: Buffer): number {
  const text = body.toString("latin1");
  const known = compressed.get(text) ?? brotliCompressSync(body).length;
  compressed.set(text, known);
  return known;
}

/** Bytes by type of everything of ours that a first visit loads, until the network is quiet. */
async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on("response", collect);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", collect);
  const bytes: Record<string, number> = {};
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === "image" || response.status() === 304) continue;
    const body = await response.body();
    bytes[type] = (bytes[type] ?? 0) + (type === "font" ? body.length : compress(body));
  }
  return bytes;
}
