/** `npm run add`, run without a terminal, as a script would. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FILES, makeSite, write } from "../../scripts/content/site.ts";
import { takePhoto } from "../../scripts/pictures/private-photo.ts";
import { runCommand } from "../../support/run-command.ts";

function add(root: string, ...args: string[]) {
  const { status, stdout, stderr } = runCommand("add", args, {
    cwd: root,
    env: { INIT_CWD: join(root, "desk") },
  });
  const printed = (stdout + stderr).replaceAll(root, "ROOT");
  return { status, printed, catalogue: readFileSync(join(root, "catalogue.yaml"), "utf8") };
}

const COMPLETE = ["--description=A boat.", "--size=H 2", "--hours=1", "--price=$80", "--black"];

test("adds each photo that can be used, and says what is wrong with the others", async () => {
  const root = makeSite();
  const photo = await takePhoto("jpeg");
  write(root, "desk/IMG 1.jpg", photo);
  write(root, "desk/half.jpg", photo.subarray(0, -60));
  write(root, "desk/text.jpg", "a text");
  write(root, "images/designs/fish.jpg", photo);
  const photos = ["IMG 1.jpg", "half.jpg", "none.jpg", "text.jpg", "designs/fish.jpg"];
  const titles = ["Boat", "Half", "None", "Text", "Fish"].map((title) => `--title=${title}`);
  const { status, printed, catalogue } = add(root, ...photos, ...titles, ...COMPLETE);
  expect(status).toBe(1);
  expect(printed).toMatchInlineSnapshot(`
    "Studio: Slow Dot (this folder)
    Before and after: ROOT/.cache/add/before-and-after.html
    In IMG 1.jpg, the drawing has only 40 pixels along its longer side, too few to look sharp. Photograph it from closer, so that it fills the photo, or use a larger file, of at least 500 pixels; or keep the photo as it is with scan: false.
    In designs/fish.jpg, the drawing has only 40 pixels along its longer side, too few to look sharp. Photograph it from closer, so that it fills the photo, or use a larger file, of at least 500 pixels; or keep the photo as it is with scan: false.
    Added design 21 "Boat" in catalogue.yaml:45, with images/designs/boat.jpg.
    Removed hidden data (EXIF and XMP) from the copy, which will be public.
    Added design 22 "Fish" in catalogue.yaml:55, with images/designs/fish.jpg.
    Added 2 of 5 photos.

    images/designs/fish.jpg holds hidden data (EXIF and XMP), such as where it was taken, which a public repository shows.
      Run npm run check -- --strip to remove everything but the picture, which looks the same.
    half.jpg is damaged or cut short. Copy it again, or export it again as JPEG.
    There is no photo none.jpg. Check the name, and the folder before it.
    text.jpg is not a photo, whatever its name says. Expected a JPEG, HEIC, PNG, WebP, AVIF or GIF.
    "
  `);
  expect(catalogue.startsWith(FILES.catalogue)).toBe(true);
  const page = readFileSync(join(root, ".cache/add/before-and-after.html"), "utf8");
  const parts = [...page.matchAll(/<(?:h2|figcaption|strong)>(.*?)</g)].map(([, text]) => text);
  const pair = ["Before", "After, on its page", "After, on skin"];
  expect(parts.filter((text) => !/^(half|none|text)\.jpg$/.test(text ?? ""))).toEqual([
    ...["IMG 1.jpg", expect.stringContaining("In IMG 1.jpg, "), ...pair],
    expect.stringContaining("half.jpg is damaged"),
    expect.stringContaining("There is no photo none.jpg"),
    expect.stringContaining("text.jpg is not a photo"),
    ...["designs/fish.jpg", expect.stringContaining("In designs/fish.jpg, "), ...pair],
  ]);
  expect(page.match(/(src|href)="(?!data:image\/webp;base64,)/g)).toBeNull();
});

test("names a fresh photo that cannot be used, and does not add the work", async () => {
  const root = makeSite();
  write(root, "desk/half.jpg", (await takePhoto("jpeg")).subarray(0, -60));
  write(root, "desk/text.jpg", "a text");
  write(root, "desk/empty.jpg", "");
  write(root, "desk/folder/a.jpg", "a text");
  const days = ["half.jpg", "text.jpg", "empty.jpg", "folder"];
  const photos = days.map(() => "../images/portfolio/fern.jpg");
  const alike = photos.flatMap(() => ["--kind=work", "--tattoo", "--title=fern", "--alt=A fern"]);
  const { status, printed } = add(root, ...photos, ...alike, ...days.map((day) => `--fresh=${day}`));
  expect(status).toBe(1);
  expect(printed).toMatchInlineSnapshot(`
    "Studio: Slow Dot (this folder)
    half.jpg is damaged or cut short. Copy it again, or export it again as JPEG.
    text.jpg is not a photo, whatever its name says. Expected a JPEG, HEIC, PNG, WebP, AVIF or GIF.
    empty.jpg is empty. Copy the photo again.
    folder is not a regular file. Put the photo itself there.
    Nothing was added.
    "
  `);
});

test("names the missing options when there is nobody to ask", () => {
  expect(add(makeSite(), "../images/designs/moon-moth.jpg", "--color").printed).toBe(
    "Studio: Slow Dot (this folder)\nMissing: --description, --size, --hours, --price. The option --help explains them.\nNothing was added.\n",
  );
  expect(add(makeSite(), "--kind=work").printed).toContain("Name the photo: npm run add -- photo.jpg");
  for (const kind of ["drawing", "constructor"])
    expect(add(makeSite(), "a.jpg", `--kind=${kind}`).printed).toContain(
      `--kind: Expected one of design, work, studio, portrait, found "${kind}".`,
    );
});

test("takes the title from the name of the photo", () => {
  const root = makeSite();
  const { printed } = add(root, "../images/portfolio/fern.jpg", "--kind=work", "--tattoo", "--alt=A fern");
  expect(printed).toContain('Added work 6 "fern" in portfolio.yaml:13');
});

test("a bug prints its stack once, and says what was added", () => {
  const bug = "data:text/javascript,String.prototype.normalize=()=>{throw(TypeError('a%20bug'))}";
  const env = { CONTENT: makeSite(), NODE_OPTIONS: `--import=${bug}` };
  const { status, stderr } = runCommand("add", ["moth.jpg", ...COMPLETE], { env });
  expect(status).toBe(1);
  expect(stderr.match(/a bug/g)).toHaveLength(1);
  expect(stderr).toMatch(/^TypeError: a bug\n +at .*\.ts:\d+.*\nOnly what is named above was added\.\n$/s);
});

test("never guesses between several studios", () => {
  const root = makeSite();
  for (const [name, text] of Object.entries(FILES)) write(root, `mine/${name}.yaml`, text);
  const { status, printed, catalogue } = add(root, "images/designs/moon-moth.jpg", ...COMPLETE);
  expect(printed).toBe(
    "There are several studios: Slow Dot (this folder), Slow Dot (mine). Put CONTENT= and the folder before the command.\nNothing was added.\n",
  );
  expect([status, catalogue]).toEqual([1, FILES.catalogue]);
});
