/** Prints problems and remarks on the terminal, and as annotations on GitHub Actions. */
import { isOnGitHub, summarize, toAnnotation } from "./github.ts";
import { formatProblems, formatRemarks, type Problem, sortProblems } from "./problem.ts";

/** Prints all problems, then their number and `outcome`, a sentence such as "Nothing was built." */
export function reportProblems(problems: readonly Problem[], outcome = ""): void {
  console.error(formatProblems(problems, outcome));
  if (!isOnGitHub()) return;
  const sorted = sortProblems(problems);
  for (const problem of sorted) console.log(toAnnotation(problem));
  summarize(sorted);
}

/** Prints remarks, which are about things that may be intended. */
export function reportRemarks(remarks: readonly Problem[]): void {
  reportWarnings(remarks, formatRemarks(remarks));
}

/** Prints `text`, or annotations that say the same on GitHub Actions. */
export function reportWarnings(warnings: readonly Problem[], text: string): void {
  if (isOnGitHub())
    for (const warning of sortProblems(warnings)) console.log(toAnnotation(warning, "warning"));
  else if (warnings.length > 0) console.log(text);
}
