/** The attributes that the lightbox reads from slides. */
import { expect, test } from "vitest";
import { toSlideLink } from "#renderer/lightbox/slide-attributes.ts";

const image = {
  width: 1200,
  height: 1600,
  derivatives: [
    { path: "images/koi-300.1.webp", width: 300, height: 400 },
    { path: "images/koi-1200.2.webp", width: 1200, height: 1600 },
  ],
};

test("a link around a crop also carries the smaller pictures", () => {
  expect(toSlideLink(image, { ...image, width: 1200, height: 1200 })).toHaveProperty(
    "data-pswp-srcset",
    "/images/koi-300.1.webp 300w, /images/koi-1200.2.webp 1200w",
  );
});
