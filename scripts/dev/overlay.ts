/** Shows problems in Vite's error overlay, and the progress of pictures above the page. */
import { resolve } from "node:path";
import type { ErrorPayload } from "vite";
import { formatProblems, type Problem, sortProblems } from "#content/problem";
import { readFile } from "#files/files";

/** Shows the text of all problems. A click opens the first in the editor. */
export function toOverlay(root: string, problems: readonly Problem[]): ErrorPayload {
  const text = formatProblems(problems, "The site does not change until this is fixed.");
  const message = text.replace(/\n(?=\S+:\d+:\d+ {2})/g, "\n\n");
  const [first] = sortProblems(problems);
  return { type: "error", err: { message, stack: "", ...(first && placeOf(root, first)) } };
}

/** Tells the overlay which line to show, and which one a click opens. */
function placeOf(root: string, problem: Problem) {
  const { line, column } = problem;
  const file = resolve(root, problem.file);
  return { id: file, loc: { file, line, column }, frame: frameOf(file, problem) };
}

/** Shows a fault such as a full disk. */
export function toFaultOverlay({ message }: Error): ErrorPayload {
  const text = `The content could not be built. ${message}`;
  return { type: "error", err: { message: text, stack: "" } };
}

/** Formats the line, the one above it, and a marker below the column, as the overlay expects. */
function frameOf(file: string, { line, column }: Problem): string {
  const lines = readFile(file)?.toString().split(/\r?\n/);
  if (!lines) return "";
  const row = (margin: number | string, text = "") => `${String(margin).padEnd(5)}|  ${text}`;
  const above = line > 1 ? [row(line - 1, lines[line - 2])] : [];
  return [...above, row(line, lines[line - 1]), row("", `${" ".repeat(column - 1)}^`)].join("\n");
}

/** Vite's own advice, in the source of its client, is about its configuration. */
const ADVICE_OF_VITE = /"Click outside, press ".*?hmrConfigName\), "\."/s;

const ADVICE =
  "Correct the file and save it: this message disappears, and the page updates. Esc hides it until the next change.";

/** Puts our advice into the source of the overlay. Leaves other modules alone. */
export function adviseArtist(code: string): string {
  return code.replace(ADVICE_OF_VITE, () => JSON.stringify(ADVICE));
}

/** The event that tells pages how many pictures are ready. */
export const PROGRESS = "content:progress";

/** Adds code to Vite's client that shows above the page how many pictures are ready. */
export const showProgress = (code: string) => `${code}
createHotContext("/content").on("${PROGRESS}", ({ done, total }) => {
  const shown = document.getElementById("${PROGRESS}");
  if (done === total) return shown?.remove();
  const panel = shown ?? document.body.appendChild(document.createElement("div"));
  const textContent = "Pictures: " + done + " of " + total;
  Object.assign(panel, { id: "${PROGRESS}", role: "progressbar", ariaLabel: "Pictures", textContent });
  Object.assign(panel, { ariaValueMax: total, ariaValueNow: done });
  panel.style = "position: fixed; left: 1rem; bottom: calc(var(--bottom-bar, 0px) + 1rem); z-index: 99;"
    + "padding: 0.5rem 1rem 0.75rem; color: var(--ink); box-shadow: var(--lifted);"
    + "background: linear-gradient(var(--accent) 0 0) 0 100% / " + 100 * done / total + "% 4px no-repeat var(--panel)";
});
`;
