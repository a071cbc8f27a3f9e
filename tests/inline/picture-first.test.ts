/** The order of what a page asks for ahead of the rest. */
import { expect, test } from "vitest";
import { putPicturesFirst } from "../../scripts/inline/picture-first.ts";

const FONT = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous"/>';
const OTHER_FONT = FONT.replace("a.woff2", "b.woff2");
const picture = (name: string) =>
  `<link rel="preload" as="image" imageSrcSet="${name} 1w" fetchPriority="high"/>`;

test("pictures come before the first font, in their own order", () => {
  const html = `<head><meta/>${FONT}${OTHER_FONT}</head><div>${picture("a")}${picture("b")}<p></p></div>`;
  expect(putPicturesFirst(html)).toBe(
    `<head><meta/>${picture("a")}${picture("b")}${FONT}${OTHER_FONT}</head><div><p></p></div>`,
  );
});

test("a page without such a picture stays as it is", () => {
  const html = `<head>${FONT}${OTHER_FONT}</head><div><img src="a"/></div>`;
  expect(putPicturesFirst(html)).toBe(html);
});
