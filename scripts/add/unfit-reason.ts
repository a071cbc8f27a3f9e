/** Why a correct catalogue takes no further entry, at a line of the file. */
import { nameHolder } from "#content/checks/check-unique.ts";
import { nextId } from "#content/new-entry.ts";
import type { Problem } from "#content/problem.ts";
import { subjectOf } from "#content/subject.ts";
import type { Path } from "#content/yaml/nodes.ts";
import { YamlSource } from "#content/yaml/yaml-source.ts";
import type { Design } from "#domain/catalogue-schema.ts";

/** The design that has the wanted number already; `designs` are those of the text. */
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

/** For a text below which YAML reads no entry, such as a list between brackets. */
export function explainNoRoom(file: string, text: string): Problem {
  const line = text.trimEnd().split("\n").length;
  const message = "No entry can be added below this line. Write it by hand, as the others are written.";
  return { file, subject: "the whole file", line, column: 1, message };
}
