/** A mistake in the content: where it is, and how to fix it. */

/** Both count from 1; a column counts UTF-16 code units, as editors do. */
export type Position = { line: number; column: number };

export type SourceLocation = Position & {
  /** Relative to the project's root. */
  file: string;
  /** The entry and the key in words: `design 12 "Moon Moth" › image`. */
  subject: string;
};

/** A range of the file's text, in UTF-16 code units from its start, and what to write there. */
export type Correction = { start: number; end: number; text: string };

type Explanation = {
  /** What was expected, what was found, what to do. */
  message: string;
  /** Only where one correction is right. The message shows it, and `npm run check -- --fix` writes it. */
  correction?: Correction;
};

/** Of a file that is not named yet. */
export type Mistake = Position & Explanation;

export type Problem = SourceLocation & Explanation;

/** By file, then by position. Problems are collected in any order and sorted for display. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Adds the corrected line to the message. `text` is that of the file. */
export function showCorrection<E extends Explanation>(explained: E, text: string): E {
  const { correction, message } = explained;
  if (!correction) return explained;
  const { start, end } = correction;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const [line = ""] = `${before}${correction.text}${/.*/.exec(text.slice(end))?.[0]}`.split("\n");
  return { ...explained, message: `${message} Write it like this: ${line.trim()}` };
}
