/** The studio in sample/, correct until a test edits it: checked in memory, or written to a temporary folder. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContent, type Loaded } from "#content/check-content.ts";
import { formatProblems, sortProblems } from "#content/problem.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

const NAMES = ["catalogue", "portfolio", "studio"] as const;
type Name = (typeof NAMES)[number];

/** The new text of a file, or replacements of the first occurrence of each text. */
export type Edits = { [name in Name]?: string | [from: string, to: string][] };

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

/** Tests rows of a text in a file, the text in its place, and `line:column message` of each problem that it is. */
export function mistakes(title: string, files: { [name in Name]?: string[][] }): void {
  const rows = NAMES.flatMap((name) =>
    (files[name] ?? []).map(([from = "", to = "", ...rest]) => [name, to, from, ...rest] as const),
  );
  describe(title, () => {
    test.for(rows)("in %s.yaml, %j", ([name, to, from, ...expected]) => {
      const problems = sortProblems(check({ [name]: [[from, to]] }).problems);
      const found = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
      expect(found).toEqual(expected.map((problem) => `${name}.yaml:${problem}`));
    });
  });
}

/** Checks the edited studio, and these photos besides its own. */
export function check(edits: Edits = {}, photos: string[] = []): Loaded {
  const read = (name: Name) => ({ text: apply(FILES[name], edits[name]) });
  const paths = [...PHOTOS, ...photos];
  return checkContent({
    texts: {
      "catalogue.yaml": read("catalogue"),
      "portfolio.yaml": read("portfolio"),
      "studio.yaml": read("studio"),
    },
    images: { paths, files: paths },
  });
}

export const reportOf = ({ problems }: Loaded) => formatProblems(problems);

/** Writes the edited studio. Its folder is removed when the test ends, unless it is in another `root`. */
export function makeSite(edits: Edits = {}, root = makeTemporaryFolder()): string {
  for (const name of NAMES) write(root, `${name}.yaml`, apply(FILES[name], edits[name]));
  for (const photo of PHOTOS) write(root, `images/${photo}`, PHOTO);
  return root;
}

export function write(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Edits a text. Throws when a text to replace is missing. */
function apply(text: string, edits: Edits[Name] = []): string {
  if (!Array.isArray(edits)) return edits;
  return edits.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`The sample has no text "${from}".`);
    return edited.replace(from, () => to);
  }, text);
}
