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
  expect(toSlideLink(image, 4)).toEqual({
    href: "/images/koi-1200.2.webp",
    "data-slide": 4,
    "data-width": 1200,
    "data-height": 1600,
  });
});

test("a link around a part of the picture carries the smaller ones as well", () => {
  expect(toSlideLink(image, 4, { ...image, width: 1200, height: 1200 })).toHaveProperty(
    "data-srcset",
    "/images/koi-300.1.webp 300w, /images/koi-1200.2.webp 1200w",
  );
});

test("a sold-out design carries its label", () => {
  expect(toSoldOutSlide(image, "6 Orb Weaver")).toMatchObject({
    "data-src": "/images/koi-1200.2.webp",
    "data-sold-out": "6 Orb Weaver",
  });
});
