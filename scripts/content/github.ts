/** Shows problems on GitHub Actions: as annotations in the log, and as links to the lines in the run's summary. */
import { appendFileSync } from "node:fs";
import { posix } from "node:path";
import type { Problem } from "./problem.ts";

export const isOnGitHub = () => process.env.GITHUB_ACTIONS === "true";

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
export function summarize(problems: readonly Problem[]): void {
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

/** Returns a path relative to the repository, as `CONTENT` is. */
const toPath = (file: string) => posix.join(process.env.CONTENT || ".", file);

const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_~<>[\]|#&]/g, (mark) => `\\${mark}`).replace(/\s*\n\s*/g, " ");

/** Escapes `%` first, because the other escapes contain it. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
