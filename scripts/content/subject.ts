/** The words for a place in the content: `design 12 "Moon Moth" › size › from`. */
import type { Path } from "./yaml/nodes.ts";
import { clip } from "./yaml/spelling.ts";

/** The lists whose entries have a name of their own, by file and path. */
const ENTRIES: Record<string, { noun: string; hasId?: boolean }> = {
  "catalogue.yaml": { noun: "design", hasId: true },
  "portfolio.yaml works": { noun: "work", hasId: true },
  "portfolio.yaml studio": { noun: "studio photo" },
  "studio.yaml booking faq": { noun: "question" },
  "studio.yaml policies sections": { noun: "policy" },
};

type Whereabouts = { file: string; data: unknown };

export function subjectOf({ file, data }: Whereabouts, path: Path): string {
  const depth = entryDepth(file, path);
  const entry = depth === undefined ? [] : [nameEntry({ file, data }, path.slice(0, depth))];
  const words = path.slice(depth ?? 0).map((step) => (typeof step === "number" ? String(step + 1) : step));
  return [...entry, ...words].join(" › ") || "the whole file";
}

/** The entry around `path`, or else its first key. */
export function entrySubject(whereabouts: Whereabouts, path: Path): string {
  const depth = entryDepth(whereabouts.file, path) ?? Number(typeof path[0] === "string");
  return subjectOf(whereabouts, path.slice(0, depth));
}

/** How many steps of `path` lead to a named entry. */
function entryDepth(file: string, path: Path): number | undefined {
  const index = path.findIndex(
    (step, depth) => typeof step === "number" && [file, ...path.slice(0, depth)].join(" ") in ENTRIES,
  );
  return index < 0 ? undefined : index + 1;
}

function nameEntry({ file, data }: Whereabouts, path: Path): string {
  const { noun, hasId } = ENTRIES[[file, ...path.slice(0, -1)].join(" ")] ?? { noun: "entry" };
  const { id, title } = Object(valueAt(data, path)) as { id?: unknown; title?: unknown };
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
