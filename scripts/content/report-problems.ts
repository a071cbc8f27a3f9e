/** Prints problems on the terminal, and as annotations in GitHub Actions. */
import { type Problem, sortProblems } from "./problem.ts";
import { toAnnotation } from "./workflow-annotation.ts";

/** Prints all problems, then their number and `outcome`, a sentence such as "Nothing was built." */
export function reportProblems(problems: readonly Problem[], outcome = ""): void {
  console.error(formatProblems(problems, outcome));
  if (process.env.GITHUB_ACTIONS !== "true") return;
  for (const problem of sortProblems(problems)) console.log(toAnnotation(problem));
}

/** Two lines per problem; editors and terminals turn the first into a link. */
export function formatProblems(problems: readonly Problem[], outcome = ""): string {
  const blocks = sortProblems(problems).map(
    ({ file, line, column, subject, message }) => `${file}:${line}:${column}  ${subject}\n  ${message}\n`,
  );
  const count = problems.length === 1 ? "1 problem." : `${problems.length} problems.`;
  return `${blocks.join("")}\n${count} ${outcome}`.trimEnd();
}
