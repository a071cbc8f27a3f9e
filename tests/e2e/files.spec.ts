/** The files beside the pages, as a browser reads them. tests/scripts/site/seo/ tests their contents. */
import { siteOrigin } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

test("the manifest, its icons, the sitemap, the feed and robots.txt are what a browser expects", async ({
  page,
}) => {
  await page.goto("/contact/");
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const { src, sizes } of [...JSON.parse(data ?? "").icons, { src: touch, sizes: "180x180" }])
    if (sizes !== "any") expect(await page.evaluate(measureIcon, src), src).toBe(sizes);

  await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute(
    "href",
    "/feed.xml",
  );
  for (const path of ["/sitemap.xml", "/feed.xml"]) {
    const xml = await (await page.request.get(path)).text();
    expect(await page.evaluate(findXmlError, xml), path).toBeUndefined();
  }
  const robots = await (await page.request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

/** Runs in the page. */
async function measureIcon(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}

/** Runs in the page. */
const findXmlError = (xml: string) =>
  new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror")?.textContent;
