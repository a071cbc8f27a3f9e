/** `npm run check`, run as the artist runs it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSite, write } from "../scripts/content/site.ts";
import { takeHeic, takePhoto } from "../scripts/studio/private-photo.ts";
import { runCommand } from "../support/run-command.ts";

/** Leaves out the lines of progress, which only a busy machine prints. */
function check(root: string, ...args: string[]) {
  const ended = runCommand("check", args, { env: { CONTENT: root } });
  return { ...ended, stdout: ended.stdout.replaceAll(/^Pictures: .*\n/gm, "") };
}

test("says in one line that all is well", () => {
  expect(check(makeSite())).toEqual({
    status: 0,
    stdout: "4 designs, 2 works, 6 studio photos: all is well.\n",
    stderr: "",
  });
});

test("reports the problems of texts and photos, exits with 1, and writes nothing", () => {
  const root = makeSite({
    catalogue: [
      ["price: $700", "price: 700"],
      ["isColor: true", "isColor: yes"],
    ],
    studio: [["calLink: slow-dot/session", "calLink:"]],
  });
  write(root, "images/studio/4.jpg", "a text");
  const before = readdirSync(root, { recursive: true });
  const { status, stdout, stderr } = check(root);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^\nNo page can show images\/studio\/4\.jpg,/);
  expect(stderr.match(/^\w+\.yaml:\d+/gm)).toEqual([
    "catalogue.yaml:11",
    "catalogue.yaml:28",
    "portfolio.yaml:20",
    "studio.yaml:35",
  ]);
  expect(stderr).toMatch(/\n\n4 problems\. How photos come out, and what pages lack, was not checked: .*\n$/);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

async function makePrivateSite(): Promise<string> {
  const root = makeSite();
  write(root, "images/portfolio/fern.jpg", await takePhoto("jpeg"));
  write(root, "images/studio/1.jpg", takeHeic());
  return root;
}

test("warns about private data and videos, and says what to do", async () => {
  const root = await makePrivateSite();
  write(root, "images/studio/IMG_1.MOV", "a video");
  const { status, stdout, stderr } = check(root);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatchInlineSnapshot(`
    "
    2 photos hold hidden data, such as a camera's name, which a public repository shows; 2 hold a place: images/portfolio/fern.jpg and images/studio/1.jpg.
      Run npm run check -- --strip to encode them once more without it. It names those that it cannot change.
    No page can show images/studio/IMG_1.MOV, but a public repository does.
      Videos, raw photos and files of photo programs may tell where you were. Delete them, or move them out of images/. For a Live Photo, keep the picture.

    Is this intended?
    portfolio.yaml:3:10  work 3 "fern" › src
      In images/portfolio/fern.jpg, the photo has only 40 pixels along its longer side, too few to look sharp. Use a larger file, of at least 500 pixels.
    portfolio.yaml:14:10  studio photo 1 › src
      In images/studio/1.jpg, the photo has only 256 pixels along its longer side, too few to look sharp. Use a larger file, of at least 500 pixels.
    4 designs, 2 works, 6 studio photos: no mistakes.
    "
  `);
});

test("--strip names what it removes from each file, and what it cannot remove", async () => {
  const root = await makePrivateSite();
  const damaged = (await takePhoto("jpeg")).subarray(0, -60);
  write(root, "images/designs/dragonfly.jpg", damaged);
  const { status, stdout, stderr } = check(root, "--strip");
  expect(status).toBe(1);
  expect(stdout).toMatchInlineSnapshot(`
    "images/portfolio/fern.jpg: removed EXIF and XMP.
    1 photo was encoded once more, at high quality, without hidden data.
    "
  `);
  expect(stderr).toMatchInlineSnapshot(`
    "images/designs/dragonfly.jpg is damaged or cut short. Copy it again, or export it again as JPEG.
    images/studio/1.jpg is unchanged. Move it out of images/ and add it at the desk, which writes only the picture, as JPEG.
    catalogue.yaml:38:10  design 20 "Dragonfly" › image
      images/designs/dragonfly.jpg is damaged or cut short. Copy it again, or export it again as JPEG.

    1 problem. How photos come out, and what pages lack, was not checked: run this again once these are corrected.
    "
  `);
  expect(readFileSync(join(root, "images/studio/1.jpg"))).toEqual(takeHeic());
  expect(readFileSync(join(root, "images/designs/dragonfly.jpg"))).toEqual(damaged);
});

test("a bug prints its stack once, and says what may have changed", async () => {
  const bug = "data:text/javascript,String.prototype.normalize=()=>{throw(TypeError('a%20bug'))}";
  const env = { CONTENT: await makePrivateSite(), NODE_OPTIONS: `--import=${bug}` };
  const { status, stdout, stderr } = runCommand("check", ["--strip"], { env });
  expect(status).toBe(1);
  expect(stdout).toContain("images/portfolio/fern.jpg: removed EXIF and XMP.");
  expect(stderr.match(/a bug/g)).toHaveLength(1);
  expect(stderr).toMatch(/TypeError: a bug\n +at .*\.ts:\d+/s);
  expect(stderr).toMatch(/\nThe check did not finish\. It changed only what it names above\.\n$/);
});
