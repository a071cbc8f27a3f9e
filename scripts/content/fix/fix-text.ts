/** Fixes what has only one right answer, in place. */
import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../problem.ts";
import { type Examined, isBetter } from "./examine.ts";
import { FIXES, type Fix } from "./fixes.ts";

type Examine = (text: string) => Examined;

/** Keeps every change that `examine` finds better. The number of lines and their breaks stay the same. */
export function fixText(text: string, examine: Examine): string {
  return fixAll(examine(text), examine).text;
}

function fixAll(given: Examined, examine: Examine): Examined {
  const before = FIXES.reduce((now, fix) => fixAlike(fix, now, examine), given);
  const after = before.problems.reduce((now, problem) => fixProblem(problem, now, examine), before);
  return after === given ? after : fixAll(after, examine);
}

/** Reads the text only once for a mistake that was made many times. Changes nothing unless each change helps. */
function fixAlike(fix: Fix, before: Examined, examine: Examine): Examined {
  const { lines, join } = splitLines(before.text);
  let fixed = lines;
  let changes = 0;
  for (const problem of before.problems) {
    const [only, other] = fix({ lines: fixed, problem });
    if (!only || other || join(only) === join(fixed)) continue;
    fixed = only;
    changes += 1;
  }
  if (changes < 2) return before;
  const after = examine(join(fixed));
  const isRight =
    after.faultLine === before.faultLine && after.problems.length === before.problems.length - changes;
  return isRight ? after : before;
}

/** The first fix that helps, or `before` when none does. */
function fixProblem(problem: Problem, before: Examined, examine: Examine): Examined {
  const { lines, join } = splitLines(before.text);
  for (const fix of FIXES) {
    const texts = new Set(fix({ lines, problem }).map(join));
    texts.delete(before.text);
    const better = [...texts].map(examine).filter((after) => isBetter(after, before));
    const [only] =
      agreeing(better) ?? agreeing(findBest(better).map((after) => fixAll(after, examine))) ?? [];
    if (only) return only;
  }
  return before;
}

/** The lines without their breaks, and a function that joins as many lines again. */
function splitLines(text: string) {
  const rows = text.split("\n");
  const lines: readonly string[] = rows.map((row) => row.replace(/\r$/, ""));
  const join = (fixed: readonly string[]) =>
    fixed.map((line, index) => (rows[index]?.endsWith("\r") ? `${line}\r` : line)).join("\n");
  return { lines, join };
}

/** The best of all, if their data agree. Several that still have a fault cannot be compared. */
function agreeing(all: readonly Examined[]): readonly Examined[] | undefined {
  const best = findBest(all);
  const [first, ...others] = best;
  const isSame = ({ data }: Examined) => data !== undefined && isDeepStrictEqual(data, first?.data);
  return others.every(isSame) ? best : undefined;
}

function findBest(all: readonly Examined[]): Examined[] {
  return all.filter((one) => !all.some((other) => isBetter(other, one)));
}
