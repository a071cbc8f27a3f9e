/** Slides as the lightbox reads them. */
import { expect, test } from "vitest";
import { toSlideLink, toSoldOutSlide } from "#renderer/slide-attributes.ts";

const image = {
  width: 1200,
  height: 1600,
  derivatives: [
    { path: "images/koi-300.1.webp", width: 300, height: 400 },
    { path: "images/koi-1200.2.webp", width: 1200, height: 1600 },
  ],
};

test("a link leads to the largest picture, and carries the dimensions", () => {
  expect(toSlideLink(image)).toEqual({
    href: "/images/koi-1200.2.webp",
    "data-pswp-width": 1200,
    "data-pswp-height": 1600,
  });
});

test("a link around a part of the picture carries the smaller ones as well", () => {
  expect(toSlideLink(image, { ...image, width: 1200, height: 1200 })).toHaveProperty(
    "data-pswp-srcset",
    "/images/koi-300.1.webp 300w, /images/koi-1200.2.webp 1200w",
  );
});

test("a sold-out design carries its label", () => {
  expect(toSoldOutSlide(image, "6 Orb Weaver")).toMatchObject({
    "data-pswp-src": "/images/koi-1200.2.webp",
    "data-sold-out": "",
    "data-title": "6 Orb Weaver",
  });
});
