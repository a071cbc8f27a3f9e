/** The command that adds a design, run without a terminal, as a script runs it. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FILES, makeSite, write } from "../content/site.ts";
import { takePhoto } from "../images/metadata/private-photo.ts";

function add(root: string, ...args: string[]) {
  const tsx = join(process.cwd(), "node_modules/tsx/dist/cli.mjs");
  const script = join(process.cwd(), "scripts/add.ts");
  const env = { ...process.env, GITHUB_ACTIONS: "", INIT_CWD: join(root, "images") };
  const options = { cwd: root, encoding: "utf8", input: "", env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, script, ...args], options);
  return { status, stdout, stderr, catalogue: readFileSync(join(root, "catalogue.yaml"), "utf8") };
}

const COMPLETE = [
  "--title=Boat",
  "--description=A boat.",
  "--size=H 2",
  "--hours=1",
  "--price=$80",
  "--black",
];

test("names the flags that are missing where nobody can be asked", () => {
  expect(add(makeSite(), "designs/moon-moth.jpg", "--title=Boat", "--color")).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "Missing: --description, --size, --hours, --price. npm run add -- --help explains them.\nNothing was added.\n",
    catalogue: FILES.catalogue,
  });
});

test("tells a wrong number before anything else", () => {
  expect(add(makeSite(), "designs/moon-moth.jpg", "--id=abc").stderr).toBe(
    '--id: Expected a whole number from 1 on, found "abc".\nNothing was added.\n',
  );
});

test("tells that the number is taken before it asks for the rest", () => {
  const { status, stderr } = add(makeSite(), "designs/moon-moth.jpg", "--id=12");
  expect(status).toBe(1);
  expect(stderr).toContain("The id 12 is taken by");
  expect(stderr).not.toContain("Missing");
});

test("adds what the flags say, with a photo named from where the command was typed", () => {
  const { status, stdout, catalogue } = add(makeSite(), "designs/moon-moth.jpg", ...COMPLETE);
  expect(stdout).toBe('Added design 21 "Boat" in catalogue.yaml:45, with images/designs/moon-moth.jpg.\n');
  expect(status).toBe(0);
  expect(catalogue.startsWith(FILES.catalogue)).toBe(true);
});

test("tells what the copy of a photo lacks, and warns of a place that stays", async () => {
  const root = makeSite();
  write(root, "desk/boat.jpg", await takePhoto("jpeg"));
  write(root, "images/designs/fish.jpg", await takePhoto("jpeg"));
  expect(add(root, "../desk/boat.jpg", ...COMPLETE).stdout).toMatchInlineSnapshot(`
    "Added design 21 "Boat" in catalogue.yaml:45, with images/designs/boat.jpg.
    Left out of the copy, which is public: EXIF, XMP.
    "
  `);
  expect(add(root, "designs/fish.jpg", ...COMPLETE).stdout).toMatchInlineSnapshot(`
    "Added design 22 "Boat" in catalogue.yaml:54, with images/designs/fish.jpg.

    images/designs/fish.jpg says where it was taken, and a public repository shows it.
      Run npm run check -- --strip to remove that. The picture stays as it is.
    "
  `);
});

test("reports a catalogue that is not right, and leaves it", () => {
  const broken = FILES.catalogue.replace("id: 14", "id: 12");
  const { status, stderr, catalogue } = add(
    makeSite({ catalogue: broken }),
    "designs/moon-moth.jpg",
    ...COMPLETE,
  );
  expect(status).toBe(1);
  expect(stderr).toMatchInlineSnapshot(`
    "catalogue.yaml:17:7  design 12 "Honey Bee" › id
      The id 12 is taken by design 12 "Moon Moth" in line 3. Take another, such as 21.

    1 problem. Nothing was added.
    "
  `);
  expect(catalogue).toBe(broken);
});

test("explains itself", () => {
  const { status, stdout } = add(makeSite(), "--help");
  expect([status, stdout.split("\n")[0]]).toEqual([
    0,
    "Adds a design to catalogue.yaml and its photo to images/designs/. Asks for what the flags leave out.",
  ]);
});
