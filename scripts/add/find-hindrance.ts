/** Why a catalogue that is right takes no further entry at its end: said of a line that is there. */

import { nameHolder } from "#content/checks/check-unique.ts";
import { nextId } from "#content/new-entry.ts";
import type { Position, Problem } from "#content/problem.ts";
import { subjectOf } from "#content/subject.ts";
import type { Path } from "#content/yaml/nodes.ts";
import { YamlSource } from "#content/yaml/yaml-source.ts";
import type { Design } from "#domain/catalogue-schema.ts";

/** Of `designs`, which are what the text says, the one whose number is wanted. */
export function findTaken(
  { file, text, designs }: { file: string; text: string; designs: readonly Design[] },
  wanted: number,
): Problem | undefined {
  const index = designs.findIndex(({ id }) => id === wanted);
  if (index < 0) return undefined;
  const source = new YamlSource(file, text);
  const path: Path = [index, "id"];
  const message = `The id ${wanted} is taken by ${nameHolder(source, [index], "id")}. Take another, such as ${nextId(designs)}.`;
  return { file, subject: subjectOf(source, path), ...source.valueAt(path), message };
}

/** For a text after which an entry is not understood. */
export function explainNoRoom(file: string, text: string): Problem {
  const lines = text.trimEnd().split("\n");
  const end = lines.findLastIndex((line) => /^\.\.\.(\s|$)/.test(line)) + 1;
  const tell = (position: Position, message: string) => ({
    file,
    subject: "the whole file",
    ...position,
    message,
  });
  if (end > 0) {
    const message = "A line ... ends what is read of the file. Remove it, and add the design again.";
    return tell({ line: end, column: 1 }, message);
  }
  const start = new YamlSource(file, text).valueAt([]);
  if (lines[start.line - 1]?.[start.column - 1] === "[") {
    const message =
      "The designs stand between [ and ], so that none can be added below. Write the new one by hand, before the ].";
    return tell(start, message);
  }
  const message = "No entry can be added below this line. Write it by hand, as the others are written.";
  return tell({ line: lines.length, column: 1 }, message);
}
