/** Mistakes in the content: where they are, how to fix them, and their text in a report. */

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

/** Sorts problems, and tells one that many entries of a file share at the first of them, with the lines of the others. */
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

/** What problems have in common that differ in their entries and in what was found there. */
const toKind = ({ file, subject, message }: Problem) =>
  [
    file,
    subject.split(" › ").at(-1),
    message.replace(/ found the (?:text ".*"|number \S+?)(?=\.(?: |$))/, ""),
  ].join();

export function toProblem(
  { path: _, kind: __, ...location }: ImageReference,
  { message }: Pick<Problem, "message">,
): Problem {
  return { ...location, message };
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
export class Mistake extends Error {}

/** A photo or brand file that cannot be used. The message says what was found and what to do. */
export class UnusableOriginal extends Mistake {
  override readonly name = "UnusableOriginal";
  readonly path: string;

  /** `sentence` follows the name of the file: "is empty. Copy the photo again." */
  constructor(path: string, sentence: string, cause?: unknown) {
    super(`images/${path} ${sentence}`, { cause });
    this.path = path;
  }
}

/** Returns an `UnusableOriginal`, and throws anything else. */
export function unusableOrThrow(error: unknown): UnusableOriginal {
  if (error instanceof UnusableOriginal) return error;
  throw error;
}
