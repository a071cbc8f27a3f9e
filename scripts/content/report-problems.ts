/** Prints problems on the terminal, and as annotations in GitHub Actions. */
import { type Problem, sortProblems } from "./problem.ts";
import { toAnnotation } from "./workflow-annotation.ts";

/** Prints all problems, then their number and `outcome`, a sentence such as "Nothing was built." */
export function reportProblems(problems: readonly Problem[], outcome = ""): void {
  console.error(formatProblems(problems, outcome));
  if (process.env.GITHUB_ACTIONS !== "true") return;
  for (const problem of sortProblems(problems)) console.log(toAnnotation(problem));
}

/** Prints what may be intended: once, as the log of GitHub Actions shows annotations too. */
export function reportRemarks(remarks: readonly Problem[]): void {
  const isAnnotated = process.env.GITHUB_ACTIONS === "true";
  if (isAnnotated) for (const remark of sortProblems(remarks)) console.log(toAnnotation(remark, "warning"));
  else if (remarks.length > 0) console.log(formatRemarks(remarks));
}

/** Empty when there are none. */
export function formatRemarks(remarks: readonly Problem[]): string {
  return remarks.length > 0 ? `\nIs this intended?\n${formatBlocks(remarks)}`.trimEnd() : "";
}

/** Two lines per problem; editors and terminals turn the first into a link. */
export function formatProblems(problems: readonly Problem[], outcome = ""): string {
  const count = problems.length === 1 ? "1 problem." : `${problems.length} problems.`;
  return `${formatBlocks(problems)}\n${count} ${outcome}`.trimEnd();
}

function formatBlocks(problems: readonly Problem[]): string {
  const blocks = sortProblems(problems).map(
    ({ file, line, column, subject, message }) => `${file}:${line}:${column}  ${subject}\n  ${message}\n`,
  );
  return blocks.join("");
}
