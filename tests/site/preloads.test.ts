/** What a page asks for before it needs it. */
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

test.each([...PAGES, toDesignPath(moonMoth)])("no module of %s waits for another", (path) => {
  const toName = (address = "") => address.split("/").at(-1);
  const modules = attributesOf(readPage(path), "link[rel=modulepreload]", "href");
  const imports = modules.flatMap((module = "") => [
    ...readBuilt(module).matchAll(/\b(?:from|import)\s*"(?<module>[^"]+)"/g),
  ]);
  expect(imports.length).toBeGreaterThan(0);
  expect(modules.map(toName)).toEqual(
    expect.arrayContaining(imports.map(({ groups }) => toName(groups?.module))),
  );
});
