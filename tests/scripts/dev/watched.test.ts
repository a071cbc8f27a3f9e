import { join } from "node:path";
import { expect, test } from "vitest";
import { classify } from "#dev/content-plugin";

test.each([
  ["catalogue.yaml", "change", { settles: false }],
  ["studio.yaml", "change", { settles: false }],
  // An editor may be about to replace it.
  ["catalogue.yaml", "unlink", { settles: true }],
  // It may be incomplete.
  ["images", "add", { settles: true }],
  ["images/new folder", "add", { settles: true }],
])("%s is content: %s", (path, event, expected) => {
  expect(classify("/site", event, join("/site", path))).toEqual(expected);
});

test.each([
  "catalogue.yaml~",
  "catalogue.yaml.swp",
  "4913",
  "images-old/koi.jpg",
  "pages/catalogue.yaml",
  "images/.DS_Store",
  "images/.hidden/koi.jpg",
  "images/designs/koi.jpg.crdownload",
])("%s is not content", (path) => {
  expect(classify("/site", "change", join("/site", path))).toBeUndefined();
});
