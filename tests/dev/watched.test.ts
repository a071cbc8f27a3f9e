import { join } from "node:path";
import { expect, test } from "vitest";
import { classify } from "../../scripts/dev/watched.ts";

const at = (path: string, event = "change") => classify("/site", event, join("/site", path));

test.each(["catalogue.yaml", "portfolio.yaml", "studio.yaml"])(
  "%s is content as soon as it is saved",
  (file) => {
    expect(at(file)).toEqual({ settles: false });
  },
);

test("an editor may be about to replace a YAML file that is gone", () => {
  expect(at("catalogue.yaml", "unlink")).toEqual({ settles: true });
});

test.each(["images", "images/designs/koi.jpg", "images/new folder", "images/a/b/c.png"])(
  "%s may be incomplete",
  (path) => {
    expect(at(path, "add")).toEqual({ settles: true });
  },
);

test.each([
  "catalogue.yaml~",
  ".catalogue.yaml.swp",
  "catalogue.yaml.swp",
  "4913",
  "images-old/koi.jpg",
  "pages/catalogue.yaml",
  "images/.DS_Store",
  "images/designs/._koi.jpg",
  "images/.hidden/koi.jpg",
  "images/designs/koi.jpg~",
  "images/designs/koi.jpg.crdownload",
  "renderer/images/koi.jpg",
])("%s is not content", (path) => {
  expect(at(path)).toBeUndefined();
});
