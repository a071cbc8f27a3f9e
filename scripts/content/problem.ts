/** A mistake in the content: where it is, and how to fix it. */

/** Both count from 1; a column counts UTF-16 code units, as editors do. */
export type Position = { line: number; column: number };

/** A sentence about a position of one file. */
export type Mistake = Position & { message: string };

export type Place = Position & {
  /** Relative to the project's root. */
  file: string;
  /** The entry and the key in words: `design 12 "Moon Moth" › image`. */
  subject: string;
};

export type Problem = Place & {
  message: string;
  /** What to replace at this position, where only one replacement is right. */
  fix?: { from: string; to: string };
};

/** By file, then by position. Problems are collected in any order and sorted for display. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
