/** Prints problems on the terminal, and as annotations in GitHub Actions. */
import { type Problem, sortProblems } from "./problem.ts";

/** Prints all problems, then their number and `outcome`, a sentence such as "Nothing was built." */
export function reportProblems(problems: readonly Problem[], outcome = ""): void {
  console.error(formatProblems(problems, outcome));
  if (process.env.GITHUB_ACTIONS !== "true") return;
  for (const problem of sortProblems(problems)) console.log(toAnnotation(problem));
}

/** Prints what may be intended. */
export function reportRemarks(remarks: readonly Problem[]): void {
  reportWarnings(remarks, formatRemarks(remarks));
}

/** Prints `text`, or the same as annotations: the log of GitHub Actions shows these too. */
export function reportWarnings(warnings: readonly Problem[], text: string): void {
  const isAnnotated = process.env.GITHUB_ACTIONS === "true";
  if (isAnnotated)
    for (const warning of sortProblems(warnings)) console.log(toAnnotation(warning, "warning"));
  else if (warnings.length > 0) console.log(text);
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

/** A workflow command, which GitHub shows at the line in a pull request. Always one line: line breaks are escaped. */
export function toAnnotation(
  { file, line, column, subject, message }: Problem,
  level: "error" | "warning" = "error",
): string {
  const properties = { file, line, col: column, title: subject };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(",")}::${escapeData(message)}`;
}

/** `%` first, as the other escapes begin with it. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
