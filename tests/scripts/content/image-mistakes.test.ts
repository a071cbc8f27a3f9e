/** Messages about the paths of pictures. */
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeSite, reportOf, testAnswers, testValues, told, write } from "./site.ts";

const KOI = "designs/019-koi.jpg → …";

testValues(
  "a missing file suggests the nearest name, extension or folder, if any is near",
  "catalogue",
  KOI,
  {
    "designs/019-koy.jpg":
      "33:10 No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?",
    "019-koi.jpg": "33:10 No file images/019-koi.jpg. Did you mean images/designs/019-koi.jpg?",
    "designs/019-koi": "33:10 No file images/designs/019-koi. Did you mean images/designs/019-koi.jpg?",
    "designs/carp.jpg": "33:10 No file images/designs/carp.jpg. Put the file there, or correct the path.",
  },
);
// Another entry uses the nearest name.
testAnswers("a missing file suggests the nearest name, extension or folder, if any is near", "catalogue", {
  "designs/moon-moth.jpg → designs/019-koy.jpg":
    "5:10 No file images/designs/019-koy.jpg. Put the file there, or correct the path.",
});

const BELOW = "33:10 Expected the path as it is below images/, found";
const MEANT = "Did you mean designs/019-koi.jpg?";
const PUT = "Put the photo into images/ and write its path there.";

testValues("a path stays below images/ and names a photo", "catalogue", KOI, {
  "images/designs/019-koi.jpg": `${BELOW} images/designs/019-koi.jpg. ${MEANT}`,
  "' designs/019-koi.jpg '": [],
  "' '":
    "33:10 image is required, found an empty text. The photo, by its path below images/. Write a line such as: image: designs/moon-moth.jpg",
  "designs\\019-koi.jpg": `${BELOW} designs\\019-koi.jpg. ${MEANT}`,
  "./designs//../designs/019-KOI.jpg/": `${BELOW} ./designs//../designs/019-KOI.jpg/. ${MEANT}`,
  ...told(
    [
      "../designs/019-koi.jpg",
      "../../designs/019-koi.jpg",
      "a/../../koi.jpg",
      "~/koi.jpg",
      "/home/koi.jpg",
      "C:\\koi.jpg",
    ],
    `33:10 Expected a path below images/, found …. ${PUT}`,
  ),
  "designs/": "33:10 images/designs is not a file. Write the path of a photo.",
});

test("a name with accents that the disk encodes differently is explained", () => {
  const root = makeSite({ catalogue: [["designs/019-koi.jpg", "designs/caf\u00e9.jpg"]] });
  write(root, "images/designs/cafe\u0301.jpg", "a photo");
  expect(reportOf(root)).toContain(
    "The name of the file looks the same, but encodes its accents differently, as macOS does. Copy it from here: designs/cafe\u0301.jpg",
  );
});

describe("missing files", () => {
  test("suggest the picture of a Live Photo, not its video", () => {
    const root = makeSite({ catalogue: [["designs/019-koi.jpg", "designs/IMG_7.jpg"]] });
    for (const ending of ["HEIC", "MOV"]) write(root, `images/designs/IMG_7.${ending}`, ending);
    expect(reportOf(root)).toContain("Did you mean images/designs/IMG_7.HEIC?");
  });

  test("suggest the nearest folder of several photos with that name", () => {
    const root = makeSite({ catalogue: [["designs/019-koi.jpg", "portfolio/IMG_7.jpg"]] });
    for (const folder of ["designs", "portfolio", "studio"])
      write(root, `images/${folder}/IMG_7.png`, folder);
    expect(reportOf(root)).toContain("Did you mean images/portfolio/IMG_7.png?");
  });

  test("are one problem when the whole folder is missing", () => {
    const root = makeSite();
    rmSync(join(root, "images"), { recursive: true });
    expect(reportOf(root)).toMatchInlineSnapshot(`
      "catalogue.yaml:5:10  design 12 "Moon Moth" › image
        There are no photos: the folder images/ is missing or empty. Put it back.

      1 problem."
    `);
  });
});

test("links that are broken or leave images/ are problems", () => {
  const root = makeSite({
    catalogue: [
      ["designs/moon-moth.jpg", "designs/out.jpg"],
      ["designs/honey-bee.jpg", "linked/bee.jpg"],
      ["designs/019-koi.jpg", "designs/loop.jpg"],
    ],
  });
  write(root, "outside/bee.jpg", "a photo");
  symlinkSync("../../outside/bee.jpg", join(root, "images/designs/out.jpg"));
  symlinkSync("../outside", join(root, "images/linked"));
  symlinkSync("loop.jpg", join(root, "images/designs/loop.jpg"));
  expect(reportOf(root)).toMatchInlineSnapshot(`
    "catalogue.yaml:5:10  design 12 "Moon Moth" › image
      images/designs/out.jpg is a link to a place outside images/. Put the photo itself there.
    catalogue.yaml:19:10  design 14 "Honey Bee" › image
      No file images/linked/bee.jpg. Put the file there, or correct the path.
    catalogue.yaml:33:10  design 19 "Koi" › image
      images/designs/loop.jpg cannot be opened. Put the photo itself there, and allow reading it.

    3 problems."
  `);
});

/** Reports on each site as the user nobody, because root may read everything. */
function reportAsNobody(...roots: string[]): string {
  const script = `
    const { loadContent } = await import("#content/load");
    const { formatProblems } = await import("#content/problem");
    process.setuid?.(${process.getuid?.() || 65534});
    for (const root of ${JSON.stringify(roots)})
      console.log(formatProblems(loadContent(root).problems));`;
  for (const root of roots) chmodSync(root, 0o755);
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return stdout + stderr;
}

test.skipIf(process.platform === "win32")("unreadable files and folders are reported, with a remedy", () => {
  const koi = "- { id: 19, title: Koi, image: designs/019-koi.jpg, status: soldOut }\n";
  const [closed, unlisted] = [makeSite(), makeSite({ catalogue: koi })];
  chmodSync(join(closed, "images/designs"), 0o000);
  chmodSync(join(unlisted, "images/designs"), 0o444);
  expect(reportAsNobody(closed, unlisted)).toMatchInlineSnapshot(`
    "catalogue.yaml:5:10  design 12 "Moon Moth" › image
      The folder images/designs cannot be read. Allow reading in its permissions.

    1 problem.
    catalogue.yaml:1:32  design 19 "Koi" › image
      images/designs/019-koi.jpg cannot be opened. Put the photo itself there, and allow reading it.

    1 problem.
    "
  `);
  for (const root of [closed, unlisted]) chmodSync(join(root, "images/designs"), 0o755);
});
