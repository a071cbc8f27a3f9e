/** Whatever is written in the three files is read, or refused with its place. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Problem } from "#content/problem.ts";
import { findMissing } from "#content/suggestions.ts";
import { loadContent } from "#studio/load.ts";
import { FILES, makeSite, write } from "../scripts/content/site.ts";
import { RUNS } from "./runs.ts";
import { toText, written } from "./written.ts";

test("any value at any key is read as plain data, or refused with its file and line", () => {
  const root = makeSite();
  fc.assert(
    fc.property(written, (edit) => {
      const files = { ...FILES, [edit.name]: toText(edit) };
      for (const [name, text] of Object.entries(files)) write(root, `${name}.yaml`, text);
      const { content, problems } = loadContent(root);
      for (const problem of problems) expectFindable(problem, files);
      expect(content === undefined).toBe(problems.length > 0);
      if (!content) return;
      expect(JSON.parse(JSON.stringify(content))).toEqual(content);
      expect(findMissing(content).join()).not.toMatch(SLIP);
    }),
    // Each try reads three files.
    { ...RUNS, numRuns: RUNS.numRuns / 4 },
  );
});

/** Words that only a program writes. */
const SLIP = /undefined|NaN|Infinity|\[object/;

function expectFindable(problem: Problem, files: typeof FILES): void {
  const { file, line, column, subject, message } = problem;
  const text = files[file.replace(".yaml", "") as keyof typeof FILES];
  const written = text.split("\n")[line - 1];
  expect(written).toBeDefined();
  expect(column).toBeGreaterThan(0);
  expect(column).toBeLessThanOrEqual((written ?? "").length + 1);
  expect(message).toMatch(/\S.*\S$/su);
  expect(message).not.toMatch(SLIP);
  expect(subject).not.toMatch(/^$|[\n\r]/);
}
