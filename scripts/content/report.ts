/** Prints problems, remarks and errors on the terminal, and problems as annotations on GitHub Actions. */
import { codeOf, findDiskReason } from "#files/files";
import { isOnGitHub, summarize, toAnnotation } from "./github.ts";
import { formatProblems, formatRemarks, Mistake, type Problem, sortProblems } from "./problem.ts";

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

/** Recognizes mistakes, unknown options, and faults that were explained where they were caught. */
export function isExplained(error: unknown): boolean {
  if (error instanceof Mistake || /^ERR_PARSE_ARGS/.test(codeOf(error))) return true;
  return error instanceof Error && Boolean(error.cause);
}

/** Explains an error in words if we know it. Anything else is a bug, and gives its stack. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = findDiskReason(error);
  if (isExplained(error)) return error.message;
  return reason ? `${reason}.` : String(error.stack);
}
