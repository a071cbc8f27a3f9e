/** Mends broken YAML as far as that is certain, so that its faults do not hide the other mistakes of the file. */
import { explainFault } from "./explain/syntax.ts";
import { type Problem, showCorrection } from "./problem.ts";
import { YamlSource } from "./source.ts";

/** A file that is indented with tabs has a fault on each line. */
const MOST_FAULTS = 10;

/** `isLost` tells which problems may result from the line that is left out of `source`. */
type Mended = { source: YamlSource; faults: Problem[]; isLost?(problem: Problem): boolean };

/** Corrects every fault that has one correction. Without it, leaves out the line if nothing else is broken. */
export function mend(broken: YamlSource): Mended {
  const faults: Problem[] = [];
  let source = broken;
  while (source.fault && faults.length < MOST_FAULTS) {
    const fault = explainFault(source, source.fault);
    const { line, correction } = fault;
    // Its correction did not help.
    if (line <= (faults.at(-1)?.line ?? 0)) break;
    faults.push(showCorrection(fault, source.text));
    if (!correction) return { faults, ...leaveOut(source, line) };
    const { start, end, text } = correction;
    source = new YamlSource(source.file, source.text.slice(0, start) + text + source.text.slice(end));
  }
  return { source, faults };
}

/** The first line of an entry or of a section. */
const isBeginning = (line: string) => /^( *- +)?\w+:/.test(line);

/** Leaves out a line, unless other lines belong to it. */
function leaveOut(source: YamlSource, line: number): Omit<Mended, "faults"> {
  const lines = source.text.split("\n");
  const rest = new YamlSource(source.file, lines.with(line - 1, "#").join("\n"));
  if (rest.fault || /:\s*(#.*)?$/.test(lines[line - 1] ?? "")) return { source };
  const start = lines.slice(0, line - 1).findLastIndex(isBeginning) + 1;
  const next = lines.findIndex((text, index) => index >= line && isBeginning(text)) + 1;
  return { source: rest, isLost: (problem) => problem.line >= start && (next === 0 || problem.line < next) };
}
