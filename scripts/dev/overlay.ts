/** Problems as Vite's error overlay shows them in the page. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ErrorPayload } from "vite";
import { type Problem, sortProblems } from "#content/problem.ts";
import { formatProblems } from "#content/report-problems.ts";

/** The text of all problems, and the position of the first, which a click opens in the editor. */
export function toOverlay(root: string, problems: readonly Problem[]): ErrorPayload {
  const [first] = sortProblems(problems) as [Problem];
  const { line, column } = first;
  const file = resolve(root, first.file);
  const message = formatProblems(problems, "Until then the site stays as it was.");
  const frame = frameOf(file, first);
  const err = { message, stack: "", plugin: "content", id: file, loc: { file, line, column }, frame };
  return { type: "error", err };
}

/** For a fault such as a full disk. */
export function toFaultOverlay({ message }: Error): ErrorPayload {
  const text = `The content could not be built. ${message}`;
  return { type: "error", err: { message: text, stack: "", plugin: "content" } };
}

/** The line and the one above it, with a mark below the column, in the overlay's own format. */
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
