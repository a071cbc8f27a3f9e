/** Problems and remarks: where they are, what to do about them, and their text in a report. */
import { truncate } from "#domain/fields-schema.ts";
import { type Path, valueAt, type YamlSource } from "./source.ts";

/** Both count from 1; a column counts UTF-16 code units, as editors do. */
export type Position = { line: number; column: number };

export type SourceLocation = Position & {
  /** Relative to the project's root. */
  file: string;
  /** The entry and the key in words: `design 12 "Moon Moth" › image`. */
  subject: string;
};

export type Problem = SourceLocation & {
  /** What was expected, what was found, what to do. */
  message: string;
};

/** A place that names a picture, or a file of the brand. */
export type ImageReference = SourceLocation & {
  /** The path below `images/`, as the YAML spells it. */
  path: string;
  kind: "picture" | "mark" | "font";
};

/** Sorts problems by file, then by position. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Sorts problems, and merges those that entries of a file share into the first, which lists the lines of the others. */
export function listProblems(problems: readonly Problem[]): Problem[] {
  const sorted = sortProblems(problems);
  const kinds = sorted.map(toKind);
  return sorted.flatMap((problem, index) => {
    if (kinds.indexOf(kinds[index] ?? "") < index) return [];
    const lines = sorted.flatMap(({ line }, at) => (at > index && kinds[at] === kinds[index] ? line : []));
    const same =
      lines.length > 0 ? ` The same on line${lines.length > 1 ? "s" : ""} ${lines.join(", ")}.` : "";
    return { ...problem, message: problem.message + same };
  });
}

/** Returns the part of a problem that is the same in every entry that has it. */
const toKind = ({ file, subject, message }: Problem) =>
  [
    file,
    subject.split(" › ").at(-1),
    message.replace(/ found the (?:text ".*"|number \S+?)(?=\.(?: |$))/, ""),
  ].join();

/** Places what is said about originals at each reference to them. */
export function atReferences(
  said: readonly { path: string; message: string }[],
  references: readonly ImageReference[],
): Problem[] {
  const messages = new Map(said.map(({ path, message }) => [path, message]));
  return references.flatMap(({ path, kind: _, ...location }) => {
    const message = messages.get(path);
    return message === undefined ? [] : [{ ...location, message }];
  });
}

/** Formats remarks; empty when there are none. */
export function formatRemarks(remarks: readonly Problem[]): string {
  return remarks.length > 0 ? `\nIs this intended?\n${formatBlocks(remarks)}`.trimEnd() : "";
}

/** Formats two lines per problem. Editors and terminals turn the first into a link. */
export function formatProblems(problems: readonly Problem[], outcome = ""): string {
  const count = problems.length === 1 ? "1 problem." : `${problems.length} problems.`;
  return `${formatBlocks(problems)}\n${count} ${outcome}`.trimEnd();
}

function formatBlocks(problems: readonly Problem[]): string {
  const blocks = listProblems(problems).map(
    ({ file, line, column, subject, message }) => `${file}:${line}:${column}  ${subject}\n  ${message}\n`,
  );
  return blocks.join("");
}

/** An error that the artist can correct: the message says what is wrong, and what to do. */
export class UserError extends Error {}

/** A photo or brand file that cannot be used. The message says what was found and what to do. */
export class OriginalError extends UserError {
  override readonly name = "OriginalError";
  readonly path: string;

  /** `sentence` follows the name of the file: "is empty. Copy the photo again." */
  constructor(path: string, sentence: string, cause?: unknown) {
    super(`images/${path} ${sentence}`, { cause });
    this.path = path;
  }
}

/** Returns an `OriginalError`, and throws anything else. */
export function originalErrorOrThrow(error: unknown): OriginalError {
  if (error instanceof OriginalError) return error;
  throw error;
}

/** The lists whose entries are named in messages, by file and path. */
const ENTRIES: Record<string, { noun: string; hasId?: boolean }> = {
  "catalogue.yaml": { noun: "design", hasId: true },
  "portfolio.yaml works": { noun: "work", hasId: true },
  "portfolio.yaml studio": { noun: "studio photo" },
  "studio.yaml booking faq": { noun: "question" },
  "studio.yaml policies sections": { noun: "policy" },
  "studio.yaml care": { noun: "care section" },
  "studio.yaml dates": { noun: "date" },
  "studio.yaml reviews": { noun: "review" },
};

export function locationOf(source: YamlSource, path: Path): SourceLocation {
  return { file: source.file, subject: subjectOf(source, path), ...source.locate(path) };
}

function subjectOf(source: YamlSource, path: Path): string {
  const depth = entryDepth(source.file, path);
  const entry = depth === undefined ? [] : [titleOf(source, path.slice(0, depth))];
  const words = path
    .slice(depth ?? 0)
    .map((step) => (typeof step === "number" ? String(step + 1) : truncate(step)));
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
  const name = typeof title === "string" && title.trim() ? `"${truncate(title)}"` : "";
  const number = Number(path.at(-1)) + 1;
  if (!hasId) return `${noun} ${name || number}`;
  return `${Number.isSafeInteger(id) ? `${noun} ${id}` : `entry ${number}`} ${name}`.trim();
}
