/** A new design with its photo: both in their places, or neither. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { addDesign } from "../../scripts/add/add-design.ts";
import { findPhoto } from "../../scripts/add/photo.ts";
import { FILES, makeSite, write } from "../content/site.ts";
import { SECRETS, takePhoto } from "../images/metadata/private-photo.ts";

const ANSWERS = {
  title: "Paper Boat!",
  imageDescription: "A folded boat.",
  size: "H 2.5",
  hours: "1-2",
  price: "$200",
  isColor: true,
  tags: [],
};

let root: string;
let desk: string;
beforeEach(async () => {
  root = makeSite();
  desk = join(root, "desk");
  mkdirSync(desk);
  const background = { r: 1, g: 2, b: 3 };
  await sharp({ create: { width: 3, height: 2, channels: 3, background } })
    .jpeg()
    .toFile(join(desk, "IMG 1.JPG"));
});

const find = (name: string) => findPhoto(name, { root, folder: desk });
const add = async (name: string) => addDesign(root, { photo: await find(name), answers: ANSWERS });
const catalogue = () => readFileSync(join(root, "catalogue.yaml"), "utf8");
const designs = () => readdirSync(join(root, "images/designs")).sort();

describe("a photo from elsewhere", () => {
  test("is copied under the title, and the rest of the catalogue stays byte for byte", async () => {
    const added = await add("IMG 1.JPG");
    expect(added).toEqual({
      id: 21,
      title: "Paper Boat!",
      image: "designs/paper-boat.jpg",
      line: 45,
      removed: [],
    });
    expect(readFileSync(join(root, "images/designs/paper-boat.jpg"))).toEqual(
      readFileSync(join(desk, "IMG 1.JPG")),
    );
    expect(catalogue().startsWith(FILES.catalogue)).toBe(true);
    expect(loadContent(root).content?.catalogue.at(-1)).toMatchObject({
      id: 21,
      title: "Paper Boat!",
      image: "designs/paper-boat.jpg",
      size: { height: 2.5 },
      hours: { from: 1, to: 2 },
      price: { text: "$200", amount: 200 },
    });
  });

  test("is the first design of an empty catalogue, whose comments stay", async () => {
    write(root, "catalogue.yaml", "# Designs.\r\n\r\n[]\r\n");
    expect(await add("IMG 1.JPG")).toMatchObject({ id: 1, line: 3 });
    expect(catalogue()).toMatch(/^# Designs\.\r\n\r\n- id: 1\r\n {2}title: Paper Boat!\r\n/);
    expect(loadContent(root).content?.catalogue).toHaveLength(1);
  });

  test("leaves behind where it was taken, and tells what is left out", async () => {
    writeFileSync(join(desk, "IMG 1.JPG"), await takePhoto("jpeg"));
    expect(await add("IMG 1.JPG")).toMatchObject({ removed: ["EXIF", "XMP"] });
    const copy = readFileSync(join(root, "images/designs/paper-boat.jpg"));
    expect(SECRETS.filter((secret) => copy.includes(secret))).toEqual([]);
    expect((await sharp(copy).metadata()).orientation).toBe(6);
    expect(readFileSync(join(desk, "IMG 1.JPG"))).toEqual(await takePhoto("jpeg"));
  });

  test("never takes the place of another", async () => {
    write(root, "images/designs/Paper-Boat.JPG", "another");
    expect(await add("IMG 1.JPG")).toMatchObject({ image: "designs/paper-boat-2.jpg" });
    expect(readFileSync(join(root, "images/designs/Paper-Boat.JPG"), "utf8")).toBe("another");
  });

  test("does not stay when the catalogue is refused", async () => {
    writeFileSync(join(root, "catalogue.yaml"), `${FILES.catalogue}\n- id: 20\n`);
    const before = designs();
    expect(await add("IMG 1.JPG")).toMatchObject([{ line: 45 }, { line: 45 }, {}, {}, {}, {}, {}, {}]);
    expect(designs()).toEqual(before);
  });
});

test("a photo below images/ is used where it lies", async () => {
  const before = designs();
  expect(await add("images/designs/moon-moth.jpg")).toMatchObject({ image: "designs/moon-moth.jpg" });
  expect(await add("studio/1.jpg")).toMatchObject({ id: 22, image: "studio/1.jpg" });
  expect(designs()).toEqual(before);
});

test("bytes that are no part of the text stay, such as a byte order mark", async () => {
  writeFileSync(join(root, "catalogue.yaml"), `\uFEFF${FILES.catalogue}`);
  await add("IMG 1.JPG");
  expect(catalogue().startsWith(`\uFEFF${FILES.catalogue}`)).toBe(true);
});

test("a catalogue that is a link stays one", async () => {
  write(root, "elsewhere.yaml", FILES.catalogue);
  rmSync(join(root, "catalogue.yaml"));
  symlinkSync("elsewhere.yaml", join(root, "catalogue.yaml"));
  await add("IMG 1.JPG");
  expect(lstatSync(join(root, "catalogue.yaml")).isSymbolicLink()).toBe(true);
  expect(catalogue()).toContain("Paper Boat!");
});

describe("what is no usable photo is refused as the check refuses it", () => {
  test.each([
    ["none.jpg", "There is no photo none.jpg. Check the name, and the folder before it."],
    ["text.jpg", "text.jpg is no photo, whatever its name says. Expected a JPEG, PNG, WebP, AVIF or GIF."],
    ["empty.jpg", "empty.jpg is empty. Copy the photo again."],
    ["half.jpg", "half.jpg is damaged or cut short. Copy it again, or export it again as JPEG."],
    [".", ". is no ordinary file. Put the photo itself there."],
  ])("%s", async (name, sentence) => {
    writeFileSync(join(desk, "text.jpg"), "a text");
    writeFileSync(join(desk, "empty.jpg"), "");
    writeFileSync(join(desk, "half.jpg"), readFileSync(join(desk, "IMG 1.JPG")).subarray(0, -60));
    await expect(find(name)).rejects.toThrow(sentence);
  });
});
