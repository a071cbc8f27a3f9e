/** What the check says about originals that hold more than a picture, and what `--strip` makes of them. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSite, write } from "./content/site.ts";
import { SECRETS, takePhoto } from "./images/metadata/private-photo.ts";

function check(root: string, args: string[] = [], GITHUB_ACTIONS = "") {
  const command = ["--import", "tsx", "scripts/check.ts", ...args];
  const env = { ...process.env, CONTENT: root, GITHUB_ACTIONS };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
  return { status, stdout, stderr };
}

async function makePrivateSite(): Promise<string> {
  const root = makeSite();
  write(root, "images/designs/moon-moth.jpg", await takePhoto("jpeg"));
  write(root, "images/studio/1.jpg", await takePhoto("avif"));
  return root;
}

test("warns of each original that says where it was taken, and names the command for it", async () => {
  const { status, stdout, stderr } = check(await makePrivateSite());
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatchInlineSnapshot(`
    "4 designs, 2 works, 6 studio photos: all is well.

    images/designs/moon-moth.jpg says where it was taken, and a public repository shows it.
      Run npm run check -- --strip to remove that. The picture stays as it is.
    images/studio/1.jpg says where it was taken, and a public repository shows it.
      images/studio/1.jpg is left as it is, because only another program can clean this format. Run exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original images/studio/1.jpg
    "
  `);
});

test("warns on GitHub in an annotation of the file", async () => {
  const { stdout } = check(await makePrivateSite(), [], "true");
  expect(stdout.split("\n").filter((line) => line.startsWith("::"))).toMatchInlineSnapshot(`
    [
      "::warning file=images/designs/moon-moth.jpg,line=1,col=1,title=a photo that says where it was taken::images/designs/moon-moth.jpg says where it was taken, and a public repository shows it.%0A  Run npm run check -- --strip to remove that. The picture stays as it is.",
      "::warning file=images/studio/1.jpg,line=1,col=1,title=a photo that says where it was taken::images/studio/1.jpg says where it was taken, and a public repository shows it.%0A  images/studio/1.jpg is left as it is, because only another program can clean this format. Run exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original images/studio/1.jpg",
    ]
  `);
});

test("--strip names what it removes from which file, and what it must leave", async () => {
  const root = await makePrivateSite();
  const files = readdirSync(join(root, "images"), { recursive: true });
  write(root, "images/designs/dragonfly.jpg", (await takePhoto("png")).subarray(0, 900));
  const { status, stdout, stderr } = check(root, ["--strip"]);
  expect(status).toBe(1);
  expect(stdout).toMatchInlineSnapshot(`
    "images/designs/moon-moth.jpg: removed EXIF, XMP.
    1 photo changed. The pictures look as before.

    images/designs/dragonfly.jpg says where it was taken, and a public repository shows it.
      images/designs/dragonfly.jpg is left as it is, because it cannot be read to its end. Copy it again, or export it again as JPEG.
    images/studio/1.jpg says where it was taken, and a public repository shows it.
      images/studio/1.jpg is left as it is, because only another program can clean this format. Run exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original images/studio/1.jpg
    "
  `);
  expect(stderr).toMatchInlineSnapshot(`
    "images/designs/dragonfly.jpg is left as it is, because it cannot be read to its end. Copy it again, or export it again as JPEG.
    images/studio/1.jpg is left as it is, because only another program can clean this format. Run exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original images/studio/1.jpg
    catalogue.yaml:38:10  design 20 "Dragonfly" › image
      images/designs/dragonfly.jpg is damaged or cut short. Copy it again, or export it again as JPEG.

    1 problem.
    "
  `);
  const stripped = readFileSync(join(root, "images/designs/moon-moth.jpg"));
  expect(SECRETS.filter((secret) => stripped.includes(secret))).toEqual([]);
  expect(readFileSync(join(root, "images/studio/1.jpg"))).toEqual(await takePhoto("avif"));
  expect(readdirSync(join(root, "images"), { recursive: true })).toEqual(files);
});

test("--strip changes nothing where nothing is hidden", () => {
  const { status, stdout } = check(makeSite(), ["--strip"]);
  expect([status, stdout.split("\n")[0]]).toEqual([0, "0 photos changed. The pictures look as before."]);
});

test("an unknown option is refused in a sentence", () => {
  const { status, stdout, stderr } = check(makeSite(), ["--stirp"]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatchInlineSnapshot(`
    "Unknown option '--stirp'
    Nothing was checked.
    "
  `);
});
