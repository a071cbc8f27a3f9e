/** Messages about the paths of pictures. */
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeSite, reportOf, testAnswers, testValues, write } from "./site.ts";

const KOI = "designs/019-koi.jpg → …";

describe("a missing file suggests the nearest name, ending or folder, and nothing when nothing is near", () => {
  testValues("catalogue", KOI, {
    "designs/019-koy.jpg":
      "33:10 No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?",
    "designs/019-koi.png":
      "33:10 No file images/designs/019-koi.png. Did you mean images/designs/019-koi.jpg?",
    "019-koi.jpg": "33:10 No file images/019-koi.jpg. Did you mean images/designs/019-koi.jpg?",
    "designs/carp.jpg": "33:10 No file images/designs/carp.jpg. Put the file there, or correct the path.",
  });
  // Another entry uses the nearest.
  testAnswers("catalogue", {
    "designs/moon-moth.jpg → designs/019-koy.jpg":
      "5:10 No file images/designs/019-koy.jpg. Put the file there, or correct the path.",
  });
  testAnswers("portfolio", {
    "studio/3.jpg → studio/33.jpg":
      "18:10 No file images/studio/33.jpg. Put the file there, or correct the path.",
    "studio/portrait.jpg → studio/potrait.jpg":
      "28:8 No file images/studio/potrait.jpg. Did you mean images/studio/portrait.jpg?",
    "title: fern → title: fern\n    fresh: portfolio/lost.jpg":
      "5:12 No file images/portfolio/lost.jpg. Put the file there, or correct the path.",
  });
});

const BELOW = "33:10 Expected the path as it is below images/, found";
const MEANT = "Write it like this: image: designs/019-koi.jpg";
const PUT = "Put the photo into images/ and write its path there.";

describe("a path begins below images/, stays there and ends in a photo", () => {
  testValues("catalogue", KOI, {
    "images/designs/019-koi.jpg": `${BELOW} images/designs/019-koi.jpg. ${MEANT}`,
    "/designs/019-koi.jpg": `${BELOW} /designs/019-koi.jpg. ${MEANT}`,
    "studio/../designs/019-koi.jpg": `${BELOW} studio/../designs/019-koi.jpg. ${MEANT}`,
    "designs\\019-koi.jpg": `${BELOW} designs\\019-koi.jpg. ${MEANT}`,
    "../designs/019-koi.jpg": `33:10 Expected a path below images/, found ../designs/019-koi.jpg. ${PUT}`,
    "C:\\designs\\koi.jpg": `33:10 Expected a path below images/, found C:\\designs\\koi.jpg. ${PUT}`,
    "https://slowdot.example/koi.jpg": `33:10 Expected a path below images/, found https://slowdot.example/koi.jpg. ${PUT}`,
    "designs/": "33:10 No file images/designs/. Put the file there, or correct the path.",
  });
});

describe("missing files", () => {
  test("suggest the picture of a Live Photo, not its video", () => {
    const root = makeSite({ catalogue: [["designs/019-koi.jpg", "designs/IMG_7.jpg"]] });
    for (const ending of ["HEIC", "MOV"]) write(root, `images/designs/IMG_7.${ending}`, ending);
    expect(reportOf(root)).toContain("Did you mean images/designs/IMG_7.HEIC?");
  });

  test("are one mistake when the whole folder is missing", () => {
    const root = makeSite();
    rmSync(join(root, "images"), { recursive: true });
    expect(reportOf(root)).toMatchInlineSnapshot(`
      "catalogue.yaml:5:10  design 12 "Moon Moth" › image
        There are no photos: the folder images/ is missing or empty. Put it back.

      1 problem."
    `);
  });
});

test("links are no photos", () => {
  const root = makeSite({ catalogue: [["designs/moon-moth.jpg", "designs/out.jpg"]] });
  write(root, "outside.jpg", "a photo");
  symlinkSync("../../outside.jpg", join(root, "images/designs/out.jpg"));
  expect(reportOf(root)).toMatchInlineSnapshot(`
    "catalogue.yaml:5:10  design 12 "Moon Moth" › image
      No file images/designs/out.jpg. Put the file there, or correct the path.

    1 problem."
  `);
});

/** As the user nobody, since root may read everything. */
test.skipIf(process.platform === "win32")("a folder that may not be read is named", () => {
  const root = makeSite();
  const script = `
    const { loadContent } = await import("#content/load-content.ts");
    process.setuid?.(${process.getuid?.() || 65534});
    process.chdir(${JSON.stringify(root)});
    loadContent(".");`;
  chmodSync(root, 0o755);
  chmodSync(join(root, "images/designs"), 0o000);
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", script],
    { encoding: "utf8" },
  );
  expect(stderr).toContain("The folder images/designs cannot be read (EACCES). Check that it may be opened.");
  chmodSync(join(root, "images/designs"), 0o755);
});
