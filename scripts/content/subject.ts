/** Names a place in the content: `design 12 "Moon Moth" › size › from`. */
import type { Place } from "./problem.ts";
import type { Path } from "./yaml/nodes.ts";
import { clip } from "./yaml/spelling.ts";
import type { YamlSource } from "./yaml/yaml-source.ts";

/** The lists whose entries have a name of their own, by file and path. */
const ENTRIES: Record<string, { noun: string; hasId?: boolean }> = {
  "catalogue.yaml": { noun: "design", hasId: true },
  "portfolio.yaml works": { noun: "work", hasId: true },
  "portfolio.yaml studio": { noun: "studio photo" },
  "studio.yaml booking faq": { noun: "question" },
  "studio.yaml policies sections": { noun: "policy" },
};

export function placeOf(source: YamlSource, path: Path): Place {
  return { file: source.file, subject: subjectOf(source, path), ...source.valueAt(path) };
}

function subjectOf(source: YamlSource, path: Path): string {
  const depth = entryDepth(source.file, path);
  const entry = depth === undefined ? [] : [titleOf(source, path.slice(0, depth))];
  const words = path.slice(depth ?? 0).map((step) => (typeof step === "number" ? String(step + 1) : step));
  return [...entry, ...words].join(" › ") || "the whole file";
}

/** `design 12 "Moon Moth" on line 5`: the entry at `path` and the line of its `key`. */
export function nameEntry(source: YamlSource, path: Path, key: string): string {
  return `${subjectOf(source, path)} on line ${source.valueAt([...path, key]).line}`;
}

/** How many steps of `path` lead to a named entry. */
function entryDepth(file: string, path: Path): number | undefined {
  const index = path.findIndex(
    (step, depth) => typeof step === "number" && [file, ...path.slice(0, depth)].join(" ") in ENTRIES,
  );
  return index < 0 ? undefined : index + 1;
}

function titleOf(source: YamlSource, path: Path): string {
  const { noun, hasId } = ENTRIES[[source.file, ...path.slice(0, -1)].join(" ")] ?? { noun: "entry" };
  const { id, title } = Object(valueAt(source.data, path)) as { id?: unknown; title?: unknown };
  const name = typeof title === "string" && title.trim() ? `"${clip(title)}"` : "";
  const place = Number(path.at(-1)) + 1;
  if (hasId)
    return [Number.isSafeInteger(id) ? `${noun} ${id}` : `entry ${place}`, name].filter(Boolean).join(" ");
  return `${noun} ${name || place}`;
}

/** The value at `path` of plain data; undefined when there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(
    (value: unknown, step) => (Object.hasOwn(Object(value), step) ? Object(value)[step] : undefined),
    data,
  );
}

/** The list at `path` of plain data; empty when there is none. */
export function listAt(data: unknown, path: Path): unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** The texts at `places` of plain data. `**` matches each entry of a list. */
export function textsAt(data: unknown, places: readonly string[][]): { path: Path; text: string }[] {
  const paths = places.flatMap((place) => expand(data, place));
  return paths.flatMap((path) => {
    const text = valueAt(data, path);
    return typeof text === "string" ? [{ path, text }] : [];
  });
}

function expand(data: unknown, place: string[]): Path[] {
  const star = place.indexOf("**");
  if (star < 0) return [place];
  const [before, after] = [place.slice(0, star), place.slice(star + 1)];
  return listAt(data, before).map((_, index) => [...before, index, ...after]);
}
