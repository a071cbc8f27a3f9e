/** What a page preloads, and in which order. */
import { expect, test } from "vitest";
import { orderPreloads } from "#output/inline/order-preloads.ts";

const VIEWPORT = '<meta name="viewport" content="width=device-width">';
const font = (name: string) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" crossorigin>`;
const picture = (name: string) =>
  `<link rel="preload" as="image" imageSrcSet="${name} 1w" fetchPriority="high"/>`;

test("pictures come before the fonts, each in their own order, and both after the viewport", () => {
  const html = `<head><meta/>${font("a")}\n    ${font("b")}\n    <title></title>${VIEWPORT}</head><div>${picture("a")}${picture("b")}<p></p></div>`;
  expect(orderPreloads(html)).toBe(
    `<head><meta/><title></title>${VIEWPORT}${picture("a")}${picture("b")}${font("a")}${font("b")}</head><div><p></p></div>`,
  );
});

test("fonts of accented letters are not preloaded", () => {
  const html = `<head>${font("a")}${font("a-accents.Bx3_")}${font("b")}${VIEWPORT}</head>`;
  expect(orderPreloads(html)).toBe(`<head>${VIEWPORT}${font("a")}${font("b")}</head>`);
});

test("other preloads stay in their place", () => {
  const html = `<head><link rel="modulepreload" href="a.js">${VIEWPORT}</head><div><img src="a"/></div>`;
  expect(orderPreloads(html)).toBe(html);
});
