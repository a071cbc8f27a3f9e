/** The check's messages about originals with metadata, and what `--strip` removes. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { reportLocations, reportStripping } from "#images/metadata/report-metadata.ts";
import { makeSite, write } from "./content/site.ts";
import { hideInGif, SECRETS, takePhoto } from "./images/metadata/private-photo.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function check(root: string, ...args: string[]) {
  const command = ["--import", "tsx", "scripts/check.ts", ...args];
  const env = { ...process.env, CONTENT: root, GITHUB_ACTIONS: "" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
  return { status, stdout, stderr };
}

function printedBy(act: () => void): string[] {
  const log = vi.spyOn(console, "log").mockReturnValue();
  act();
  return log.mock.calls.flat();
}

const takeGif = async () =>
  hideInGif(
    await sharp(await takePhoto("png"))
      .gif()
      .toBuffer(),
  );

async function makePrivateSite(): Promise<string> {
  const root = makeSite();
  write(root, "images/portfolio/fern.jpg", await takePhoto("jpeg"));
  write(root, "images/studio/1.jpg", await takeGif());
  return root;
}

test("warns of each original that says where it was taken and of videos, and names the command", async () => {
  const root = await makePrivateSite();
  write(root, "images/studio/IMG_1.MOV", "a video");
  const { status, stdout, stderr } = check(root);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatchInlineSnapshot(`
    "4 designs, 2 works, 6 studio photos: all is well.

    images/portfolio/fern.jpg says where it was taken, and a public repository shows it.
      Run npm run check -- --strip to remove it. The picture stays the same.
    images/studio/1.jpg says where it was taken, and a public repository shows it.
      images/studio/1.jpg is unchanged, because this format needs another program. Run exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original images/studio/1.jpg
    images/studio/IMG_1.MOV is a video: no page shows it, but a public repository does.
      Delete it. Of a Live Photo, keep the picture.
    "
  `);
});

test("warns on GitHub only in an annotation, because the log shows it too", async () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const root = await makePrivateSite();
  expect(printedBy(() => reportLocations(root))).toMatchInlineSnapshot(`
    [
      "::warning file=images/portfolio/fern.jpg,line=1,col=1,title=a photo that says where it was taken::images/portfolio/fern.jpg says where it was taken, and a public repository shows it.%0A  Run npm run check -- --strip to remove it. The picture stays the same.",
      "::warning file=images/studio/1.jpg,line=1,col=1,title=a photo that says where it was taken::images/studio/1.jpg says where it was taken, and a public repository shows it.%0A  images/studio/1.jpg is unchanged, because this format needs another program. Run exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original images/studio/1.jpg",
    ]
  `);
});

test("--strip names what it removes from which file, and what it must leave", async () => {
  const root = await makePrivateSite();
  const files = readdirSync(join(root, "images"), { recursive: true });
  write(root, "images/designs/dragonfly.jpg", (await takePhoto("png")).subarray(0, 900));
  const { status, stdout, stderr } = check(root, "--strip");
  expect(status).toBe(1);
  expect(stdout).toMatchInlineSnapshot(`
    "images/portfolio/fern.jpg: removed EXIF, XMP.
    1 photo changed. The pictures look the same.
    "
  `);
  expect(stderr).toMatchInlineSnapshot(`
    "images/designs/dragonfly.jpg is unchanged, because it is damaged. Copy it again, or export it again as JPEG.
    images/studio/1.jpg is unchanged, because this format needs another program. Run exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original images/studio/1.jpg
    catalogue.yaml:38:10  design 20 "Dragonfly" › image
      images/designs/dragonfly.jpg is damaged or cut short. Copy it again, or export it again as JPEG.

    1 problem.
    "
  `);
  const stripped = readFileSync(join(root, "images/portfolio/fern.jpg"));
  expect(SECRETS.filter((secret) => stripped.includes(secret))).toEqual([]);
  expect(readFileSync(join(root, "images/studio/1.jpg"))).toEqual(await takeGif());
  expect(readdirSync(join(root, "images"), { recursive: true })).toEqual(files);
});

test("--strip names what it has changed before the disk refuses the next photo", async () => {
  const root = makeSite();
  // The name of its temporary file is too long.
  const long = "k".repeat(249);
  for (const name of ["fern", long]) write(root, `images/portfolio/${name}.jpg`, await takePhoto("jpeg"));
  const printed = printedBy(() => expect(() => reportStripping(root)).toThrow("k.jpg cannot be written."));
  expect(printed).toEqual(["images/portfolio/fern.jpg: removed EXIF, XMP."]);
});

test("--strip leaves photos without metadata alone", () => {
  const root = makeSite();
  expect(printedBy(() => expect(reportStripping(root)).toBe(true))).toEqual([
    "0 photos changed. The pictures look the same.",
  ]);
});

test("an unknown option is refused in a sentence", () => {
  const { status, stdout, stderr } = check(makeSite(), "--stirp");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatchInlineSnapshot(`
    "Unknown option '--stirp'
    Nothing was checked.
    "
  `);
});
