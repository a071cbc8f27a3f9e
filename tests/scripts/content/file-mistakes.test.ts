/** Messages about files: missing, unreadable, saved in another encoding. */
import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FILES, makeSite, reportOf } from "./site.ts";

/** Returns the first message about a site with something else in place of studio.yaml. */
function withStudio(put: (path: string) => void): string | undefined {
  const root = makeSite();
  rmSync(join(root, "studio.yaml"));
  put(join(root, "studio.yaml"));
  return reportOf(root);
}

const NOT_TEXT =
  /^studio\.yaml:1:1 {2}the whole file\n {2}Expected plain text, found another kind of file\. .*\n\n1 problem\.$/;

test.each<[string, (path: string) => void, RegExp]>([
  ["nothing", () => {}, /No file studio\.yaml\. Put it back next to package\.json, with exactly this name\./],
  ["a folder", mkdirSync, /Expected a text file, found a folder or a device\./],
  ["a pipe", (path) => execFileSync("mkfifo", [path]), /Expected a text file, found a folder or a device\./],
  ["a link to itself", (path) => symlinkSync("studio.yaml", path), /The file cannot be read \(ELOOP\)\./],
  [
    "no bytes",
    (path) => writeFileSync(path, ""),
    /The file is empty\. Expected a map with the keys name, url/,
  ],
  ["UTF-16", (path) => writeFileSync(path, `\uFEFF${FILES.studio}`, "utf16le"), NOT_TEXT],
  ["RTF", (path) => writeFileSync(path, `{\\rtf1\\ansi ${FILES.studio}}`), NOT_TEXT],
])("%s in place of a file is one problem", (_, put, message) => {
  const report = withStudio(put);
  expect(report).toMatch(message);
  expect(report).toMatch(/^studio\.yaml:1:1 {2}the whole file\n.*\n\n1 problem\.$/);
});

test.each(["catalogue.yaml.txt", "catalogue.yml", "Catalogue.yaml", "catalog.yaml"])(
  "a file named %s is a misnamed catalogue.yaml",
  (name) => {
    const root = makeSite();
    renameSync(join(root, "catalogue.yaml"), join(root, name));
    expect(reportOf(root)).toContain(`No file catalogue.yaml. Is it ${name}? Rename it`);
  },
);

test("a letter in Latin-1 is reported at its position", () => {
  const latin = Buffer.from(FILES.studio.replace("At the back", "Im Höfchen"), "latin1");
  expect(reportOf(makeSite({ studio: latin }))).toMatchInlineSnapshot(`
    "studio.yaml:23:16  the whole file
      Expected UTF-8, found a character in another encoding. Save it as plain text in UTF-8: in TextEdit, choose Format › Make Plain Text.

    1 problem."
  `);
});
