/** Names a location in the content: `design 12 "Moon Moth" › size › from`. */
import { clip } from "#domain/fields-schema.ts";
import type { SourceLocation } from "../problem.ts";
import type { Path, YamlSource } from "../source.ts";

/** The lists whose entries are named in messages, by file and path. */
const ENTRIES: Record<string, { noun: string; hasId?: boolean }> = {
  "catalogue.yaml": { noun: "design", hasId: true },
  "portfolio.yaml works": { noun: "work", hasId: true },
  "portfolio.yaml studio": { noun: "studio photo" },
  "studio.yaml booking faq": { noun: "question" },
  "studio.yaml policies sections": { noun: "policy" },
  "studio.yaml care": { noun: "care section" },
};

export function locationOf(source: YamlSource, path: Path): SourceLocation {
  return { file: source.file, subject: subjectOf(source, path), ...source.locate(path) };
}

function subjectOf(source: YamlSource, path: Path): string {
  const depth = entryDepth(source.file, path);
  const entry = depth === undefined ? [] : [titleOf(source, path.slice(0, depth))];
  const words = path
    .slice(depth ?? 0)
    .map((step) => (typeof step === "number" ? String(step + 1) : clip(step)));
  return [...entry, ...words].join(" › ") || "the whole file";
}

/** Names the entry at `path` and the line of its `key`: `design 12 "Moon Moth" on line 5`. */
export function nameEntry(source: YamlSource, path: Path, key: string): string {
  return `${subjectOf(source, path)} on line ${source.locate([...path, key]).line}`;
}

/** Counts the steps of `path` that lead to a named entry. */
function entryDepth(file: string, path: Path): number | undefined {
  const index = path.findIndex(
    (step, depth) => typeof step === "number" && listName(file, path, depth) in ENTRIES,
  );
  return index < 0 ? undefined : index + 1;
}

const listName = (file: string, path: Path, depth: number) => [file, ...path.slice(0, depth)].join(" ");

function titleOf(source: YamlSource, path: Path): string {
  const { noun, hasId } = ENTRIES[listName(source.file, path, path.length - 1)] ?? { noun: "entry" };
  const title = valueAt(source.data, [...path, "title"]);
  const id = valueAt(source.data, [...path, "id"]);
  const name = typeof title === "string" && title.trim() ? `"${clip(title)}"` : "";
  const number = Number(path.at(-1)) + 1;
  if (!hasId) return `${noun} ${name || number}`;
  return `${Number.isSafeInteger(id) ? `${noun} ${id}` : `entry ${number}`} ${name}`.trim();
}

/** Returns the value at `path` in plain data, or undefined. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(
    (value: unknown, step) => (Object.hasOwn(Object(value), step) ? Object(value)[step] : undefined),
    data,
  );
}

/** Returns the list at `path` in plain data, or an empty one. */
export function listAt(data: unknown, path: Path): unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}
