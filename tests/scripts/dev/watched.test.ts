import { join } from "node:path";
import { expect, test } from "vitest";
import { isContent } from "#dev/content-plugin";

test.each([
  ["catalogue.yaml", true],
  ["studio.yaml", true],
  ["images/new folder/koi.jpg", true],
  ["catalogue.yaml~", false],
  ["catalogue.yaml.swp", false],
  ["4913", false],
  ["images-old/koi.jpg", false],
  ["pages/catalogue.yaml", false],
  ["images/.DS_Store", false],
  ["images/.hidden/koi.jpg", false],
  ["images/designs/koi.jpg.crdownload", false],
])("%s is content: %s", (path, expected) => {
  expect(isContent("/site", join("/site", path))).toBe(expected);
});
