/** What is wrong, as Vite's overlay shows it in the page. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ErrorPayload } from "vite";
import { type Problem, sortProblems } from "#content/problem.ts";
import { formatProblems } from "#content/report-problems.ts";

/** The place of the first mistake, which a click opens in the editor, and the text of all. */
export function toOverlay(root: string, problems: readonly Problem[]): ErrorPayload {
  const [first] = sortProblems(problems);
  const message = formatProblems(problems, OUTCOME);
  if (!first) return faultOverlay(message);
  const { line, column } = first;
  const file = resolve(root, first.file);
  const err = { message, stack: "", plugin: "content", id: file, loc: { file, line, column } };
  return { type: "error", err: { ...err, frame: frameOf(file, first) } };
}

/** For what is nobody's mistake, such as a full disk. */
export function faultOverlay(message: string): ErrorPayload {
  return { type: "error", err: { message, stack: "", plugin: "content" } };
}

const OUTCOME = "Until then the site stays as it was.";

/** The line with the one above it, and a mark below the column, in the form that the overlay knows. */
function frameOf(file: string, { line, column }: Problem): string {
  try {
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    const row = (margin: number | string, text = "") => `${String(margin).padEnd(5)}|  ${text}`;
    const above = line > 1 ? [row(line - 1, lines[line - 2])] : [];
    return [...above, row(line, lines[line - 1]), row("", `${" ".repeat(column - 1)}^`)].join("\n");
  } catch {
    return "";
  }
}
