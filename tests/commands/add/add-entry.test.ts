/** Adding an entry and its photo: both are saved, or neither. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadContent } from "#content/load";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { addEntry } from "../../../scripts/add/add-entry.ts";
import { type KindName, makeKinds } from "../../../scripts/add/kinds.ts";
import { findPhoto } from "../../../scripts/add/photo.ts";
import { rewritePhoto } from "../../../scripts/pictures/pixels/codec/rewrite.ts";
import { FILES, makeSite, write } from "../../scripts/content/site.ts";
import { runOnFullDisk } from "../../scripts/files/run-on-full-disk.ts";
import { paintPhoto, takeHeic } from "../../scripts/pictures/private-photo.ts";

const KINDS = makeKinds(DEFAULT_CONVENTIONS);

const DESIGN = {
  title: "Paper Boat!",
  imageDescription: "A folded boat.",
  size: "H 2.5",
  hours: "1-2",
  price: "$200",
  isColor: true,
  tags: null,
};
const WORK = { title: "paperBoat", isDoodle: true, alt: "A boat on an arm" };
const PHOTO = { alt: "A shelf" };

let root: string;
beforeEach(() => {
  root = makeSite();
  write(root, "desk/IMG 1.JPG", readFileSync(join(root, "images/designs/dragonfly.jpg")));
});

const find = (name: string) => findPhoto(name, { root, folder: join(root, "desk") });
const add = (kind: KindName, answers: object, name = "IMG 1.JPG") =>
  addEntry(root, { kind: KINDS[kind], photo: find(name), answers: { ...answers } });
const read = (file: string) => readFileSync(join(root, file), "utf8");
const designs = () => readdirSync(join(root, "images/designs")).sort();

describe("a photo from elsewhere", () => {
  afterEach(() => vi.useRealTimers());

  test("is copied under its title, and no other line of the file changes", async () => {
    vi.setSystemTime("2026-11-20T12:00");
    expect(await add("design", DESIGN)).toMatchObject({
      id: 21,
      images: ["designs/paper-boat.jpg"],
      line: 45,
    });
    const copy = readFileSync(join(root, "images/designs/paper-boat.jpg"));
    expect(copy).toEqual(await rewritePhoto(readFileSync(join(root, "desk/IMG 1.JPG"))));
    expect(read("catalogue.yaml").startsWith(FILES.catalogue)).toBe(true);
    expect(loadContent(root).content?.catalogue.at(-1)).toMatchObject({
      ...{ id: 21, title: "Paper Boat!", image: "designs/paper-boat.jpg" },
      ...{ size: { height: 2.5 }, hours: { from: 1, to: 2 }, price: { text: "$200", amount: 200 } },
      added: "2026-11-20",
    });
  });

  test("brings its fresh photo along", async () => {
    write(root, "desk/day.jpg", readFileSync(join(root, "images/designs/dragonfly.jpg")));
    const { images } = await add("work", { ...WORK, healed: "14 months", fresh: join(root, "desk/day.jpg") });
    expect(images).toEqual(["portfolio/paper-boat.jpg", "portfolio/paper-boat-fresh.jpg"]);
    expect(loadContent(root).content?.portfolio.works.at(-1)).toMatchObject({
      ...{ src: "portfolio/paper-boat.jpg", fresh: "portfolio/paper-boat-fresh.jpg", healed: "14 months" },
    });
    expect(read("images/portfolio/paper-boat-fresh.jpg")).not.toBe("");
  });

  test("and its fresh photo have different names, however long the title is", async () => {
    const title = `a${"b".repeat(70)}`;
    const fresh = join(root, "desk/IMG 1.JPG");
    const { images } = await add("work", { ...WORK, title, healed: "14 months", fresh });
    const stem = title.slice(0, 60);
    expect(images).toEqual([`portfolio/${stem}.jpg`, `portfolio/${stem}-fresh.jpg`]);
  });

  test("becomes a work, a studio photo or the portrait", async () => {
    writeFileSync(join(root, "portfolio.yaml"), FILES.portfolio.split("\nportrait:")[0] as string);
    expect(await add("work", { ...WORK, design: 12 })).toMatchObject({
      id: 6,
      images: ["portfolio/paper-boat.jpg"],
    });
    expect(await add("studio", PHOTO)).toMatchObject({ images: ["studio/a-shelf.jpg"] });
    expect(await add("portrait", PHOTO)).toMatchObject({ images: ["studio/a-shelf-2.jpg"] });
    expect(loadContent(root).content?.portfolio).toMatchObject({
      works: [{}, {}, { id: 6, src: "portfolio/paper-boat.jpg", ...WORK, design: 12 }],
      studio: [{}, {}, {}, {}, {}, {}, { src: "studio/a-shelf.jpg", ...PHOTO }],
      portrait: { src: "studio/a-shelf-2.jpg", ...PHOTO },
    });
  });

  test.each([
    ["HEIC", takeHeic, "jpg", "jpeg"],
    ["GIF", () => paintPhoto().gif().toBuffer(), "png", "png"],
  ] as const)("of type %s gets the extension of its new format", async (ending, take, name, format) => {
    write(root, `desk/IMG 2.${ending}`, await take());
    const image = `designs/paper-boat.${name}`;
    expect(await add("design", DESIGN, `IMG 2.${ending}`)).toMatchObject({ images: [image] });
    expect(await sharp(join(root, "images", image)).metadata()).toMatchObject({ format });
  });

  test("never overwrites another", async () => {
    write(root, "images/designs/Paper-Boat.JPG", "another");
    expect(await add("design", DESIGN)).toMatchObject({ images: ["designs/paper-boat-2.jpg"] });
    expect(read("images/designs/Paper-Boat.JPG")).toBe("another");
  });
});

test("a photo in images/ is used in place", async () => {
  const before = designs();
  expect(await add("design", DESIGN, "images/designs/moon-moth.jpg")).toMatchObject({
    images: ["designs/moon-moth.jpg"],
  });
  expect(await add("design", DESIGN, "studio/1.jpg")).toMatchObject({ id: 22, images: ["studio/1.jpg"] });
  expect(designs()).toEqual(before);
});

describe("without leaving a copy, refuses", () => {
  const refusal = async (act: () => Promise<unknown>) => {
    const [before, files] = [designs(), read("catalogue.yaml") + read("portfolio.yaml")];
    const message = await act().then(
      () => "",
      (error: Error) => error.message,
    );
    expect([designs(), read("catalogue.yaml") + read("portfolio.yaml")]).toEqual([before, files]);
    return message;
  };

  test("an entry for a file with mistakes", async () => {
    writeFileSync(join(root, "catalogue.yaml"), FILES.catalogue.replace("id: 14", "id: 12"));
    expect(await refusal(() => add("design", DESIGN))).toMatchInlineSnapshot(`
      "catalogue.yaml:17:7  design 12 "Honey Bee" › id
        The id 12 is already taken by design 12 "Moon Moth" on line 3. Choose another, such as 21.

      1 problem."
    `);
  });

  test("an entry for a list in brackets", async () => {
    const text = "[{ id: 1, title: Koi, image: designs/019-koi.jpg, status: soldOut }]\n";
    writeFileSync(join(root, "catalogue.yaml"), text);
    expect(await refusal(() => add("design", { ...DESIGN, added: "2026-01-02" }))).toMatchInlineSnapshot(`
      "The entry cannot be added on line 2 of catalogue.yaml. Write it by hand, like the others:

      - id: 2
        title: Paper Boat!
        image: designs/paper-boat.jpg
        imageDescription: A folded boat.
        size: H 2.5
        hours: '1-2'
        price: $200
        isColor: true
        added: 2026-01-02
      "
    `);
  });

  test("an entry that breaks a rule of its file", async () => {
    const studio = `studio:\n${"  - { src: studio/1.jpg, alt: Bed }\n".repeat(12)}`;
    writeFileSync(join(root, "portfolio.yaml"), FILES.portfolio.replace(/studio:\n(?: .*\n)+/, studio));
    const refusals = [
      await refusal(() => add("design", { ...DESIGN, id: 12 })),
      await refusal(() => add("work", { ...WORK, design: 99 })),
      await refusal(() => add("studio", PHOTO)),
      await refusal(() => add("portrait", PHOTO)),
    ];
    expect(refusals.join("\n")).toMatchInlineSnapshot(`
      "The id 12 is already taken by design 12 "Moon Moth" on line 3. Choose another, such as 21.
      There is no design 99 in catalogue.yaml. Write the id of a design that is in it, or remove the line.
      Expected at most 12 photos, found 13. Remove 1.
      portfolio.yaml already has a portrait. Remove it there, then add another."
    `);
  });
});

/** Runs a script that adds the design. */
function scriptToAdd(): string {
  const [entry, kinds] = ["add-entry", "kinds"].map((name) =>
    JSON.stringify(new URL(`../../../scripts/add/${name}.ts`, import.meta.url).href),
  );
  const wanted = { photo: find("IMG 1.JPG"), answers: DESIGN };
  return `
    const { addEntry } = await import(${entry});
    const { makeKinds } = await import(${kinds});
    await addEntry(${JSON.stringify(root)}, { kind: makeKinds(${JSON.stringify(DEFAULT_CONVENTIONS)}).design, ...${JSON.stringify(wanted)} });`;
}

test.skipIf(process.platform === "win32")(
  "no copy is left when the disk is full before the entry is written",
  () => {
    const comment = `# ${"x".repeat(4_000_000)}\n`;
    writeFileSync(join(root, "catalogue.yaml"), comment + FILES.catalogue);
    const before = designs();
    expect(runOnFullDisk(scriptToAdd())).toContain("catalogue.yaml cannot be written.");
    expect([designs(), read("catalogue.yaml")]).toEqual([before, comment + FILES.catalogue]);
  },
);

test.each([
  ["photo", 1],
  ["entry", 2],
])("nothing is lost when the process is killed before it saves %s", async (_, writes) => {
  const killed = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { renameSync } = fs;
    let writes = 0;
    fs.renameSync = (from, to) =>
      ++writes === ${writes} ? process.kill(process.pid, "SIGKILL") : renameSync(from, to);
    syncBuiltinESMExports();
    ${scriptToAdd()}`;
  const before = designs();
  const options = ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", killed];
  expect(spawnSync(process.execPath, options).signal).toBe("SIGKILL");
  expect(read("catalogue.yaml")).toBe(FILES.catalogue);
  const seen = designs().filter((name) => !name.startsWith("."));
  expect(seen).toEqual(writes === 1 ? before : [...before, "paper-boat.jpg"].sort());
  expect(await add("design", DESIGN)).toMatchObject({ id: 21 });
  expect(loadContent(root)).toMatchObject({ problems: [] });
});
