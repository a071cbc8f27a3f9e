/** Prints problems, remarks and errors on the terminal; on GitHub Actions also as annotations and in the run's summary. */
import { appendFileSync } from "node:fs";
import { posix } from "node:path";
import { inspect } from "node:util";
import { formatProblems, formatRemarks, listProblems, type Problem, UserError } from "#content/problem.ts";
import { codeOf } from "#files/files.ts";
import { readSettings } from "#files/settings.ts";

/** Prints all problems, then their number and `outcome`, a sentence such as "Nothing was built." */
export function reportProblems(problems: readonly Problem[], outcome = ""): void {
  console.error(formatProblems(problems, outcome));
  if (!isOnGitHub()) return;
  const listed = listProblems(problems);
  for (const problem of listed) console.log(toAnnotation(problem));
  summarize(listed);
}

/** Prints remarks, which are about things that may be intended: as `text`, or on GitHub Actions as annotations. */
export function reportRemarks(remarks: readonly Problem[], text = formatRemarks(remarks)): void {
  if (isOnGitHub()) for (const remark of listProblems(remarks)) console.log(toAnnotation(remark, "warning"));
  else if (remarks.length > 0) console.log(text);
}

/** Returns the message of an error that explains itself. Anything else is a bug, and returns its stack. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (explainsItself(error)) return error.message;
  // Rolldown, and the process that builds the pages, put the sentence of the disk between a title and a stack.
  const [sentence] = /\S.*\(os error \d+\)|\bE[A-Z]{3,}: [a-z ]+, .*/.exec(error.message) ?? [];
  return sentence ?? inspect(error);
}

/** Whether people understand the message: ours, Node's about files and options, and those of what they caused. */
const explainsItself = (error: unknown): boolean =>
  error instanceof UserError ||
  /^(E[A-Z\d]+$|ERR_PARSE_ARGS)/.test(codeOf(error)) ||
  (error instanceof Error && explainsItself(error.cause));

const isOnGitHub = () => process.env.GITHUB_ACTIONS === "true";

/** Formats a workflow command, which GitHub shows at the line in a pull request. Line breaks are escaped. */
export function toAnnotation(
  { file, line, column, subject, message }: Problem,
  level: "error" | "warning" = "error",
): string {
  const properties = { file: toPath(file), line, col: column, title: subject };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(",")}::${escapeData(message)}`;
}

/** Adds the problems to the summary of the run, each with a link that opens its line in GitHub's editor. */
function summarize(problems: readonly Problem[]): void {
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, toSummary(problems));
}

/** Formats the summary as Markdown. */
function toSummary(problems: readonly Problem[]): string {
  const items = problems.map(({ file, line, subject, message }) => {
    const link = `[Edit line ${line} of ${toPath(file)}](${toEditor(toPath(file))}#L${line})`;
    return `- **${escapeMarkdown(subject)}**: ${escapeMarkdown(message)} ${link}\n`;
  });
  return `### Nothing was published, and your site is unchanged\n\n${items.join("")}`;
}

function toEditor(path: string): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_REF_NAME: ref } = process.env;
  return encodeURI(`${server}/${repository}/edit/${process.env.GITHUB_HEAD_REF || ref}/${path}`);
}

/** Makes a path relative to the repository, as the folder of the studio is. */
const toPath = (file: string) => posix.join(readSettings().contentFolder, file);

const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_~<>[\]|#&]/g, (mark) => `\\${mark}`).replace(/\s*\n\s*/g, " ");

/** Escapes `%` first, because the other escapes contain it. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
