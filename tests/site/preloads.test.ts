/** What a page asks for before it needs it, and how heavy what comes first is. */
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { attributesOf, PAGES, readBuilt, readPage } from "../support/built-pages.ts";

const EARLY = ["/", "/designs/", toDesignPath(moonMoth), "/about/"];

test.each(EARLY)("%s preloads its display face and, in the same sizes, its early pictures", (path) => {
  const page = readPage(path);
  expect(attributesOf(page, "link[rel=preload][as=font]", "href")).toHaveLength(1);
  const pictures = attributesOf(page, "img[fetchpriority=high]", "srcset");
  expect(pictures.length).toBeGreaterThan(0);
  expect(attributesOf(page, "link[rel=preload][as=image]", "imagesrcset")).toEqual(pictures);
  expect(attributesOf(page, "link[rel=preload][as=image]", "imagesizes")).toEqual(
    attributesOf(page, "img[fetchpriority=high]", "sizes"),
  );
});

test.each([...PAGES, toDesignPath(moonMoth)])("%s has one script, of one file, which loads later", (path) => {
  const page = readPage(path);
  expect(page.querySelectorAll("script[src], link[rel=modulepreload]")).toEqual([]);
  const [address = "", ...others] = attributesOf(page, "script[data-src]", "data-src");
  expect(others).toEqual([]);
  expect(readBuilt(address)).not.toMatch(/\b(?:from|import)\s*"/);
});

/** KB after Brotli: 3 % above the measured values, because hashes change. A document of 14.2 arrives in one round trip. */
const DOCUMENTS: Record<string, number> = {
  "/": 13.4,
  "/about/": 11.3,
  "/booking/": 11.2,
  "/contact/": 9.2,
  [toDesignPath(moonMoth)]: 17.2,
  "/designs/": 14.4,
  "/info/": 10.1,
  "/404.html": 7.9,
};

test.each(Object.entries(DOCUMENTS))("the document of %s has at most %s KB", (path, budget) => {
  const { length } = brotliCompressSync(readBuilt(path));
  expect(length / 1024).toBeLessThanOrEqual(budget);
});
