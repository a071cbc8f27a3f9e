/** A comment is a sentence with a subject and a verb, or an imperative, so it does not begin with "Of" or "As". */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const BAD_BEGINNING = /(?:\/\*\*?(?:\s*\n\s*\*)?|\/\/) (?:Of|As)\b.*/g;

test("no comment begins with Of or As", () => {
  const paths = ["pages", "renderer", "scripts", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const found = paths
    .filter((path) => /(?<!comments\.test)\.(tsx?|css)$/.test(path))
    .flatMap((path) => {
      const comments = readFileSync(path, "utf8").match(BAD_BEGINNING) ?? [];
      return comments.map((comment) => `${path}: ${comment}`);
    });
  expect(found).toEqual([]);
});

test.each(["/** Of paper. */", "/**\n * As wide as the sheet.\n */", "// Of a design."])(
  "rejects %j",
  (comment) => {
    expect(comment.match(BAD_BEGINNING)).not.toBeNull();
  },
);
