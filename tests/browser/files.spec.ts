/** The files beside the pages, as a browser reads them. tests/scripts/site/seo/ tests their contents. */
import { siteOrigin } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

test("the browser accepts the web manifest, and every icon has its stated size", async ({ page }) => {
  await page.goto("/contact/");
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? "");
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const { src, sizes } of [...icons, { src: touch, sizes: "180x180" }]) {
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(found).toBe(sizes);
  }
});

test("each file has its own content type, XML is well formed, and robots.txt leads to the sitemap", async ({
  page,
}) => {
  await page.goto("/contact/");
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute("href", "/feed.xml");
  for (const [path, type] of [
    ["/sitemap.xml", /\/xml\b/],
    ["/feed.xml", /\/xml\b/],
    ["/robots.txt", /^text\/plain\b/],
    ["/site.webmanifest", /^application\/manifest\+json\b/],
    ["/icon-512.png", /^image\/png$/],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(type);
    const text = await response.text();
    if (path === "/robots.txt") expect(text).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
    if (path.endsWith(".xml")) expect(await page.evaluate(findXmlError, text), path).toBeUndefined();
  }
});

/** Runs in the page. */
const findXmlError = (xml: string) =>
  new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror")?.textContent;
