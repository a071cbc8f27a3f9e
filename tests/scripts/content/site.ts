/** Copies the site in sample/ to a temporary folder. It is correct until a test edits it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load";
import { formatProblems, type Problem, sortProblems } from "#content/problem";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

type Name = "catalogue" | "portfolio" | "studio";

/** The new text or bytes of a file, or replacements of the first occurrence of each text. */
export type Edits = { [name in Name]?: string | Buffer | [from: string, to: string][] };

const readSample = (file: string) => readFileSync(join(import.meta.dirname, "sample", file));

export const FILES: Record<Name, string> = {
  catalogue: String(readSample("catalogue.yaml")),
  portfolio: String(readSample("portfolio.yaml")),
  studio: String(readSample("studio.yaml")),
};

/** A dark dot on white. Decoders read it whatever its extension is. */
const PHOTO = readSample("dot.jpg");

const PHOTOS = [
  ...["moon-moth", "honey-bee", "019-koi", "dragonfly"].map((name) => `designs/${name}.jpg`),
  ...["fern", "stag-beetle"].map((name) => `portfolio/${name}.jpg`),
  ...["1", "2", "3", "4", "5", "6", "portrait"].map((name) => `studio/${name}.jpg`),
];

/** The problems by edit. An edit is `from → to`, or a whole text. */
type Answers = Record<string, string | string[]>;

/** Adds a test for each edit, which expects `line:column message` of its problems. */
export function testAnswers(title: string, name: Name, answers: Answers): void {
  describe(`${name}.yaml: ${title}`, () => {
    test.for(Object.entries(answers))("%s", ([edit, answer]) => {
      const found = problemsOf(name, edit).map(
        ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
      );
      expect(found).toEqual([answer].flat().map((text) => `${name}.yaml:${text}`));
    });
  });
}

/** Does the same for values, each of which replaces `…` in `edit`. */
export function testValues(title: string, name: Name, edit: string, answers: Answers): void {
  const edits = Object.entries(answers).map(([value, answer]) => [edit.replace("…", () => value), answer]);
  testAnswers(title, name, Object.fromEntries(edits));
}

/** Gives each of the values the same answer, in which `…` stands for the value. */
export const told = (values: string[], answer: string) =>
  Object.fromEntries(values.map((value) => [value, answer.replace("…", () => value)]));

/** Sorts the problems. */
export function problemsOf(name: Name, edit: string): Problem[] {
  const [from = "", to] = edit.split(" → ");
  const edits: Edits = { [name]: to === undefined ? from : [[from, to]] };
  return sortProblems(loadContent(makeSite(edits)).problems);
}

/** Prints the report on a site. */
export function reportOf(root: string): string {
  return formatProblems(loadContent(root).problems);
}

/** Creates a site. Its folder is removed when the test ends, unless it is in another `root`. */
export function makeSite(edits: Edits = {}, root = makeTemporaryFolder()): string {
  for (const name of Object.keys(FILES) as Name[])
    write(root, `${name}.yaml`, apply(FILES[name], edits[name]));
  for (const photo of PHOTOS) write(root, `images/${photo}`, PHOTO);
  return root;
}

export function write(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Edits a text. Throws when a text to replace is missing. */
function apply(text: string, edits: Edits[Name] = []): string | Buffer {
  if (!Array.isArray(edits)) return edits;
  return edits.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`The sample has no text "${from}".`);
    return edited.replace(from, () => to);
  }, text);
}
