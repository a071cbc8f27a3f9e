/** Messages about files: missing, unreadable, saved in another encoding. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#studio/load.ts";
import { FILES, makeSite, reportOf, write } from "../content/site.ts";

const OTHER_KIND = /Expected plain text, found another kind of file\. Save it as plain text in UTF-8/;

test.for<[string, (path: string) => void, RegExp]>([
  ["nothing", () => {}, /No file studio\.yaml\. Put it back next to package\.json, with exactly this name\./],
  ["a folder", mkdirSync, /Expected a text file, found a folder or a device\./],
  ["a link to itself", (path) => symlinkSync("studio.yaml", path), /The file cannot be read \(ELOOP\)\./],
  [
    "no bytes",
    (path) => writeFileSync(path, ""),
    /The file is empty\. Expected a map with the keys name, url/,
  ],
  ["UTF-16", (path) => writeFileSync(path, `\uFEFF${FILES.studio}`, "utf16le"), OTHER_KIND],
  ["RTF", (path) => writeFileSync(path, `{\\rtf1\\ansi ${FILES.studio}}`), OTHER_KIND],
])("%s in place of a file is one problem", ([what, put, message], context) => {
  context.skip(what.includes("link") && process.platform === "win32", "Making links takes rights there.");
  const root = makeSite();
  rmSync(join(root, "studio.yaml"));
  put(join(root, "studio.yaml"));
  const report = reportOf(loadContent(root));
  expect(report).toMatch(message);
  expect(report).toMatch(/^studio\.yaml:1:1 {2}the whole file\n.*\n\n1 problem\.$/);
});

test.each(["catalogue.yaml.txt", "catalogue.yml", "Catalogue.yaml", "catalog.yaml"])(
  "a file named %s is a misnamed catalogue.yaml",
  (name) => {
    const root = makeSite();
    renameSync(join(root, "catalogue.yaml"), join(root, name));
    expect(reportOf(loadContent(root))).toContain(`No file catalogue.yaml. Is it ${name}? Rename it`);
  },
);

test("a letter in Latin-1 is reported at its position", () => {
  const root = makeSite();
  write(root, "studio.yaml", Buffer.from(FILES.studio.replace("At the back", "Im Höfchen"), "latin1"));
  expect(reportOf(loadContent(root))).toMatchInlineSnapshot(`
    "studio.yaml:23:16  the whole file
      Expected UTF-8, found a character in another encoding. Save it as plain text in UTF-8: in TextEdit, choose Format › Make Plain Text.

    1 problem."
  `);
});

test("Windows line endings and a byte order mark do not shift positions", () => {
  const root = makeSite({ catalogue: `\uFEFF${FILES.catalogue.replaceAll("\n", "\r\n")}` });
  expect(loadContent(root).problems).toEqual([]);
  write(
    root,
    "catalogue.yaml",
    FILES.catalogue.replaceAll("\n", "\r\n").replace("isColor: true", "isColor:true"),
  );
  expect(loadContent(root).problems).toMatchObject([{ line: 28, column: 3 }]);
});
