/** The budget of a first visit: bytes of the built site after Brotli. */
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { honeyBee, toDesignPath } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

const KB = 1024;

type Weight = { document: number; scripts: number; pictures: number; fonts: number };

/** Budgets in KB, 5 % above the measured values, so that a heavier page is noticed. */
const BUDGETS: (Weight & { path: string })[] = [
  { path: "/", document: 11.7, scripts: 24.9, pictures: 50, fonts: 21.6 },
  { path: "/about/", document: 12.2, scripts: 4.2, pictures: 17.9, fonts: 21.6 },
  { path: "/booking/", document: 12.1, scripts: 71, pictures: 0, fonts: 21.6 },
  { path: "/contact/", document: 9.7, scripts: 2.7, pictures: 0, fonts: 21.6 },
  // This design has photos of its tattoo, and so the lightbox.
  { path: toDesignPath(honeyBee), document: 18.1, scripts: 8.7, pictures: 31.5, fonts: 29.4 },
  { path: "/designs/", document: 15.3, scripts: 77, pictures: 67.8, fonts: 29.4 },
  { path: "/info/", document: 11.4, scripts: 3.3, pictures: 0, fonts: 28.4 },
  { path: "/no-such-page/", document: 8.7, scripts: 2.7, pictures: 0, fonts: 21.6 },
];

const KINDS = ["document", "scripts", "pictures", "fonts"] as const;

test.describe("a first visit on a common phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test("each page stays within its budget for documents, scripts, pictures and fonts", async ({ page }) => {
    // A route turns the cache off.
    await page.route("**/*", (route) => route.continue());
    const table: string[] = [];
    for (const { path, ...budget } of BUDGETS) {
      const weight = await weigh(page, path);
      const columns = KINDS.map((kind) => `${kind} ${weight[kind].toFixed(1)} of ${budget[kind]}`);
      table.push([path, ...columns].join(", "));
      for (const kind of KINDS)
        expect.soft(weight[kind], `${kind} of ${path}`).toBeLessThanOrEqual(budget[kind]);
      expect(Math.min(weight.document, weight.scripts, weight.fonts), path).toBeGreaterThan(1);
    }
    console.log(`In KB:\n${table.join("\n")}`);
  });
});

test("the home page starts with at most 4.3 KB of scripts and loads its carousels later", async ({
  page,
  baseURL,
}) => {
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
  expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(4.3 * KB);
});

// The 30 KB are 21 KB of scripts, 7 KB of utilities and 2 KB of designs, which would add 1 KB to every design's page.
test("the try-on loads nothing before the visitor asks for it, then at most 30 KB besides React", async ({
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
  expect(ours.reduce((sum, body) => sum + compress(body), 0)).toBeLessThanOrEqual(30 * KB);
});

const compressed = new Map<string, number>();

/** Returns the compressed size in bytes. Memoized, because pages share scripts. */
function compress(body: Buffer): number {
  const text = body.toString("latin1");
  const known = compressed.get(text) ?? brotliCompressSync(body).length;
  compressed.set(text, known);
  return known;
}

/** Weighs our files that a first visit loads until the network is quiet; of the pictures, only those in view. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on("response", collect);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", collect);
  const visible = await page.evaluate(listPicturesInView);
  const bytes = { document: 0, scripts: 0, pictures: 0, fonts: 0 };
  for (const response of responses) {
    const type = response.request().resourceType();
    if (response.status() === 304 || (type === "image" && !visible.includes(response.url()))) continue;
    const body = await response.body();
    if (type === "document" || type === "stylesheet") bytes.document += compress(body) / KB;
    if (type === "script") bytes.scripts += compress(body) / KB;
    if (type === "image") bytes.pictures += body.length / KB;
    if (type === "font") bytes.fonts += body.length / KB;
  }
  return bytes;
}

/** Runs in the page. */
function listPicturesInView(): string[] {
  const isInView = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  return [...document.images].filter(isInView).map((image) => image.currentSrc);
}
