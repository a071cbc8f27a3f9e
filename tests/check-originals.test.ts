/** What the check says of originals with private data, and what `--strip` writes again. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { removePrivateData, reportPrivateData } from "#images/private-data.ts";
import { makeSite, write } from "./content/site.ts";
import { SECRETS, takeHeic, takePhoto } from "./images/private-photo.ts";

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

async function printedBy(act: () => Promise<unknown>): Promise<string[]> {
  const log = vi.spyOn(console, "log").mockReturnValue();
  await act();
  return log.mock.calls.flat();
}

async function makePrivateSite(): Promise<string> {
  const root = makeSite();
  write(root, "images/portfolio/fern.jpg", await takePhoto("jpeg"));
  write(root, "images/studio/1.jpg", await takeHeic());
  return root;
}

test("warns of originals with private data and of videos, and says what to do", async () => {
  const root = await makePrivateSite();
  write(root, "images/studio/IMG_1.MOV", "a video");
  const { status, stdout, stderr } = check(root);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatchInlineSnapshot(`
    "
    images/portfolio/fern.jpg holds a place, a serial number, and a name, which a public repository shows.
      Run npm run check -- --strip to remove everything but the picture, which looks the same.
    images/studio/1.jpg holds a place, a serial number, and a name, which a public repository shows.
      Move it out of images/ and add it with npm run add, which writes only the picture, as JPEG.
    images/studio/IMG_1.MOV is a video: no page shows it, but a public repository does.
      Delete it. Of a Live Photo, keep the picture.
    4 designs, 2 works, 6 studio photos: no mistakes.
    "
  `);
});

test("warns on GitHub only in an annotation, because the log shows it too", async () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const root = await makePrivateSite();
  const paths = ["images/portfolio/fern.jpg"];
  expect(await printedBy(() => reportPrivateData(root, paths))).toMatchInlineSnapshot(`
    [
      "::warning file=images/portfolio/fern.jpg,line=1,col=1,title=a photo with private data::images/portfolio/fern.jpg holds a place, a serial number, and a name, which a public repository shows.%0A  Run npm run check -- --strip to remove everything but the picture, which looks the same.",
    ]
  `);
});

test("--strip names what it removes from which file, and what it must leave", async () => {
  const root = await makePrivateSite();
  const damaged = (await takePhoto("jpeg")).subarray(0, -60);
  write(root, "images/designs/dragonfly.jpg", damaged);
  const files = readdirSync(join(root, "images"), { recursive: true });
  const { status, stdout, stderr } = check(root, "--strip");
  expect(status).toBe(1);
  expect(stdout).toMatchInlineSnapshot(`
    "images/portfolio/fern.jpg: removed a place, a serial number, and a name.
    1 photo changed. The pictures look the same.
    "
  `);
  expect(stderr).toMatchInlineSnapshot(`
    "images/designs/dragonfly.jpg is damaged or cut short. Copy it again, or export it again as JPEG.
    images/studio/1.jpg is unchanged. Move it out of images/ and add it with npm run add, which writes only the picture, as JPEG.
    catalogue.yaml:38:10  design 20 "Dragonfly" › image
      images/designs/dragonfly.jpg is damaged or cut short. Copy it again, or export it again as JPEG.

    1 problem.
    "
  `);
  const stripped = readFileSync(join(root, "images/portfolio/fern.jpg"));
  expect(SECRETS.filter((secret) => stripped.includes(secret))).toEqual([]);
  expect(readFileSync(join(root, "images/studio/1.jpg"))).toEqual(await takeHeic());
  expect(readFileSync(join(root, "images/designs/dragonfly.jpg"))).toEqual(damaged);
  expect(readdirSync(join(root, "images"), { recursive: true })).toEqual(files);
});

test("--strip names what it has changed before the disk refuses the next photo", async () => {
  const root = makeSite();
  // The name of its temporary file is too long.
  const long = "k".repeat(249);
  for (const name of ["fern", long]) write(root, `images/portfolio/${name}.jpg`, await takePhoto("jpeg"));
  const strip = () => expect(removePrivateData(root)).rejects.toThrow("k.jpg cannot be written.");
  expect(await printedBy(strip)).toEqual([expect.stringMatching(/^images\/portfolio\/fern.jpg: removed /)]);
  expect(readFileSync(join(root, `images/portfolio/${long}.jpg`))).toEqual(await takePhoto("jpeg"));
});

test("--strip leaves photos without private data alone", async () => {
  const root = makeSite();
  const photo = readFileSync(join(root, "images/portfolio/fern.jpg"));
  expect(await printedBy(() => removePrivateData(root))).toEqual([
    "0 photos changed. The pictures look the same.",
  ]);
  expect(readFileSync(join(root, "images/portfolio/fern.jpg"))).toEqual(photo);
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
