/** Messages about files: missing, unreadable, saved in another encoding. */
import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FILES, makeSite, report, reportEach, reportOf } from "./site.ts";

/** The site with something else in the place of studio.yaml. */
function withStudio(put: (path: string) => void): string {
  const root = makeSite();
  rmSync(join(root, "studio.yaml"));
  put(join(root, "studio.yaml"));
  return reportOf(root);
}

const right = "\n0 problems.";

describe("files", () => {
  test("a missing one", () => {
    expect(withStudio(() => {})).toMatchInlineSnapshot(`
      "studio.yaml:1:1  the whole file
        No file studio.yaml. Put it back next to package.json, with exactly this name.

      1 problem."
    `);
  });

  test.each(["catalogue.yaml.txt", "catalogue.yml", "Catalogue.yaml", "catalogue.yaml.rtf", "catalog.yaml"])(
    "one that is there as %s",
    (name) => {
      const root = makeSite();
      renameSync(join(root, "catalogue.yaml"), join(root, name));
      expect(reportOf(root).replaceAll(name, "(this)")).toMatchInlineSnapshot(`
        "catalogue.yaml:1:1  the whole file
          No file catalogue.yaml, but there is (this). Rename it to catalogue.yaml; if the ending of its name is hidden, let Explorer or Finder show file name extensions first.

        1 problem."
      `);
    },
  );

  test("a folder in its place", () => {
    expect(withStudio((path) => mkdirSync(path))).toMatchInlineSnapshot(`
      "studio.yaml:1:1  the whole file
        Expected a text file, found a folder or a device.

      1 problem."
    `);
  });

  test("a pipe in its place", () => {
    expect(withStudio((path) => execFileSync("mkfifo", [path]))).toMatchInlineSnapshot(`
      "studio.yaml:1:1  the whole file
        Expected a text file, found a folder or a device.

      1 problem."
    `);
  });

  test("a link to itself in its place", () => {
    expect(withStudio((path) => symlinkSync("studio.yaml", path))).toMatchInlineSnapshot(`
      "studio.yaml:1:1  the whole file
        The file cannot be read (ELOOP). Check that it may be opened.

      1 problem."
    `);
  });

  test("an empty one", () => {
    expect(report({ catalogue: "" })).toMatchInlineSnapshot(`
      "catalogue.yaml:1:1  the whole file
        The file is empty. Expected a list.

      1 problem."
    `);
  });

  test("one of comments only", () => {
    expect(report({ portfolio: "# nothing yet\n" })).toMatchInlineSnapshot(`
      "portfolio.yaml:1:1  the whole file
        The file is empty. Expected a map with the keys works, studio, portrait.

      1 problem."
    `);
  });

  test("all three missing", () => {
    const root = makeSite();
    for (const name of Object.keys(FILES)) rmSync(join(root, `${name}.yaml`));
    expect(reportOf(root)).toMatchInlineSnapshot(`
      "catalogue.yaml:1:1  the whole file
        No file catalogue.yaml. Put it back next to package.json, with exactly this name.
      portfolio.yaml:1:1  the whole file
        No file portfolio.yaml. Put it back next to package.json, with exactly this name.
      studio.yaml:1:1  the whole file
        No file studio.yaml. Put it back next to package.json, with exactly this name.

      3 problems."
    `);
  });
});

describe("encodings", () => {
  test("a byte order mark and Windows line ends are fine", () => {
    const text = `\uFEFF${FILES.catalogue.replaceAll("\n", "\r\n")}`;
    expect(report({ catalogue: text })).toBe(right);
  });

  test("they leave the positions right", () => {
    const text = `\uFEFF- id: x\r\n${FILES.catalogue.slice(FILES.catalogue.indexOf("  title")).replaceAll("\n", "\r\n").replace("hours: '1'", "hours: 1")}`;
    expect(report({ catalogue: text })).toMatchInlineSnapshot(`
      "catalogue.yaml:1:7  entry 1 "Moon Moth" › id
        Expected a whole number such as 12, found the text "x". Write one whole number, in digits.
      catalogue.yaml:39:10  design 20 "Dragonfly" › hours
        Expected text such as 4-5 or 6+, found the number 1. Put quotes around it: hours: '1'

      2 problems."
    `);
  });

  test("UTF-16 is named once, and read", () => {
    expect(
      report({ portfolio: Buffer.from(`\uFEFF${FILES.portfolio.replace("id: 5", "id: x")}`, "utf16le") }),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:1:1  the whole file
        The file is saved as UTF-16. Save it as UTF-8: Notepad offers it beside Encoding, in File › Save As.
      portfolio.yaml:8:9  entry 2 "stagBeetle" › id
        Expected a whole number such as 12, found the text "x". Write one whole number, in digits.

      2 problems."
    `);
  });

  test("UTF-16 with the high byte first and without a mark", () => {
    expect(report({ portfolio: Buffer.from(FILES.portfolio, "utf16le").swap16() })).toMatchInlineSnapshot(`
      "portfolio.yaml:1:1  the whole file
        The file is saved as UTF-16. Save it as UTF-8: Notepad offers it beside Encoding, in File › Save As.

      1 problem."
    `);
  });

  test("the formats of word processors", () => {
    const studio = FILES.studio.replaceAll("\n", "\\\n");
    const told = [
      Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${studio}}`),
      Buffer.from(`PK\x03\x04${studio}`),
      Buffer.from(`\xd0\xcf\x11\xe0${studio}`, "latin1"),
    ].map((bytes) => report({ studio: bytes }));
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "studio.yaml:1:1  the whole file
        The file is saved as rich text (RTF), as TextEdit does. Open it there, choose Format › Make Plain Text, save it, and name it studio.yaml.

      1 problem.
      studio.yaml:1:1  the whole file
        The file is a document of a word processor, such as Word. Save it there as plain text (.txt) with the encoding UTF-8, and name it studio.yaml.

      1 problem.
      studio.yaml:1:1  the whole file
        The file is a document of a word processor, such as Word. Save it there as plain text (.txt) with the encoding UTF-8, and name it studio.yaml.

      1 problem."
    `);
  });

  test("a letter saved as Latin-1", () => {
    expect(
      report({ studio: Buffer.from(FILES.studio.replace("At the back", "Im Höfchen"), "latin1") }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:23:16  the whole file
        The character here is not saved as UTF-8. Save the file as UTF-8.

      1 problem."
    `);
  });

  test("characters that only look like a space, where YAML needs one", () => {
    const text = FILES.studio
      .replace("  parking: At", "\u00A0\u00A0parking:\u00A0At")
      .replace("hours: By appointment", "hours: By\u00A0appointment");
    expect(report({ studio: text })).toMatchInlineSnapshot(`
      "studio.yaml:23:1  the whole file
        There is an invisible character (U+00A0) here. Delete it, or replace it with a space.

      1 problem."
    `);
  });

  test("an invisible character before an entry, without what follows from it", () => {
    expect(report({ catalogue: [["- id: 14", "\u200B- id: 14"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  the whole file
        There is an invisible character (U+200B) here. Delete it, or replace it with a space.

      1 problem."
    `);
  });

  test("control characters", () => {
    expect(
      report({ studio: FILES.studio.replace("At the back", "At\0 the\u0007 back") }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:23:14  the whole file
        There is an invisible character (U+0000) here. Delete it, or replace it with a space.

      1 problem."
    `);
  });
});

describe("conflicts that git leaves", () => {
  const both = (ours: string, theirs: string) =>
    `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> new-prices`;

  test("are named alone, one by one", () => {
    expect(
      report({
        catalogue: [
          ["  price: $700", both("  price: $700", "  price: $750")],
          ["    drawn for a forearm.", both("    drawn for an arm.", "||||||| base\n    drawn.")],
          ["isColor: true", "isColor: yes"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:8:1  the whole file
        Git left two versions of the lines from <<<<<<< to >>>>>>>, with ======= between them. Keep one version, and delete the lines that begin with these marks.
      catalogue.yaml:16:1  the whole file
        Git left two versions of the lines from <<<<<<< to >>>>>>>, with ======= between them. Keep one version, and delete the lines that begin with these marks.

      2 problems."
    `);
  });

  test("may be half resolved", () => {
    expect(
      reportEach("portfolio", [
        ["  - id: 5", "=======\n  - id: 5"],
        ["  - id: 5", ">>>>>>> new-prices\r\n  - id: 5"],
      ]),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:8:1  the whole file
        Git left the line ======= from a conflict. Delete it.
        Git left the line >>>>>>> from a conflict. Delete it.
      "
    `);
  });

  test("are not the underline of a heading", () => {
    expect(report({ studio: [["    Before needles", "    Before\n    =======\n    needles"]] })).toBe(right);
  });
});
