/** Messages about the paths of pictures. */
import { renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#studio/load.ts";
import { check, makeSite, mistakes, reportOf, write } from "./site.ts";

const KOI = "designs/019-koi.jpg";
const BELOW = "33:10 Expected the path as it is below images/, found";

// biome-ignore format: a row a line
mistakes("a path names a photo below images/, and a missing one suggests the nearest", {
  catalogue: [
    [KOI, "designs/019-koy.jpg", "33:10 No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?"],
    [KOI, "019-koi.jpg", "33:10 No file images/019-koi.jpg. Did you mean images/designs/019-koi.jpg?"],
    [KOI, "designs/019-koi", "33:10 No file images/designs/019-koi. Did you mean images/designs/019-koi.jpg?"],
    [KOI, "designs/carp.jpg", "33:10 No file images/designs/carp.jpg. Put the file there, or correct the path."],
    // Another entry uses the nearest name.
    ["designs/moon-moth.jpg", "designs/019-koy.jpg", "5:10 No file images/designs/019-koy.jpg. Put the file there, or correct the path."],
    [KOI, "images/designs/019-koi.jpg", `${BELOW} images/designs/019-koi.jpg. Did you mean designs/019-koi.jpg?`],
    [KOI, "designs\\019-koi.jpg", `${BELOW} designs\\019-koi.jpg. Did you mean designs/019-koi.jpg?`],
    [KOI, "./designs//../designs/019-KOI.jpg/", `${BELOW} ./designs//../designs/019-KOI.jpg/. Did you mean designs/019-koi.jpg?`],
    [KOI, "' designs/019-koi.jpg '"],
    [KOI, "' '", "33:10 image is required, found an empty text. The photo, by its path below images/. Write a line such as: image: designs/moon-moth.jpg"],
    ...["../designs/019-koi.jpg", "a/../../koi.jpg", "~/koi.jpg", "/home/koi.jpg", "C:\\koi.jpg"].map((path) =>
      [KOI, path, `33:10 Expected a path below images/, found ${path}. Put the photo into images/ and write its path there.`]),
  ],
});

const reportOn = (path: string, ...photos: string[]) => reportOf(check({ catalogue: [[KOI, path]] }, photos));

test.each([
  ["accents", "designs/caf\u00e9.jpg", "designs/cafe\u0301.jpg"],
  ["a zero-width space", "designs/koi.jpg\u200b", "designs/koi.jpg"],
  ["a mark of direction", "\u202edesigns/koi.jpg", "designs/koi.jpg"],
  ["a soft hyphen", "designs/moon\u00admoth-2.jpg", "designs/moonmoth-2.jpg"],
  ["a narrow space, as in the names of screenshots", "designs/9.41 AM.jpg", "designs/9.41\u202fAM.jpg"],
])("a name that looks the same, but has other characters, is explained: %s", (_, path, found) => {
  expect(reportOn(`"${path}"`, found)).toMatch(
    new RegExp(`The name of the file looks the same, but some characters differ, .* from here: ${found}\n`),
  );
});

test.each([
  ["designs/IMG_7.jpg", ["designs/IMG_7.MOV", "designs/IMG_7.HEIC"], "designs/IMG_7.HEIC"],
  ["portfolio/IMG_7.jpg", ["designs/IMG_7.png", "portfolio/IMG_7.png"], "portfolio/IMG_7.png"],
])("for %s of %j, the picture of a Live Photo in the nearest folder is suggested", (path, photos, meant) => {
  expect(reportOn(path, ...photos)).toContain(`Did you mean images/${meant}?`);
});

test("missing photos are one problem when the whole folder is missing", () => {
  const root = makeSite();
  renameSync(join(root, "images"), join(root, "elsewhere"));
  expect(reportOf(loadContent(root))).toMatchInlineSnapshot(`
    "catalogue.yaml:5:10  design 12 "Moon Moth" › image
      There are no photos: the folder images/ is missing or empty. Put it back.

    1 problem."
  `);
});

test("a folder, and links that are broken or leave images/, are problems", (context) => {
  context.skip(process.platform === "win32", "Making links takes rights there.");
  const root = makeSite({
    catalogue: [
      ["designs/moon-moth.jpg", "designs/out.jpg"],
      ["designs/honey-bee.jpg", "linked/bee.jpg"],
      [KOI, "designs/loop.jpg"],
      ["designs/dragonfly.jpg", "designs/"],
    ],
  });
  write(root, "outside/bee.jpg", "a photo");
  symlinkSync("../../outside/bee.jpg", join(root, "images/designs/out.jpg"));
  symlinkSync("../outside", join(root, "images/linked"));
  symlinkSync("loop.jpg", join(root, "images/designs/loop.jpg"));
  expect(reportOf(loadContent(root))).toMatchInlineSnapshot(`
    "catalogue.yaml:5:10  design 12 "Moon Moth" › image
      images/designs/out.jpg is a link to a place outside images/. Put the photo itself there.
    catalogue.yaml:19:10  design 14 "Honey Bee" › image
      No file images/linked/bee.jpg. Put the file there, or correct the path.
    catalogue.yaml:33:10  design 19 "Koi" › image
      images/designs/loop.jpg cannot be opened. Put the photo itself there, and allow reading it.
    catalogue.yaml:38:10  design 20 "Dragonfly" › image
      images/designs is not a file. Write the path of a photo.

    4 problems."
  `);
});
