/** Reads a file as text, in whatever encoding the editor saved it. */
import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Mistake } from "../problem.ts";

type Reading = {
  /** Without a byte order mark; absent when it cannot be read, or is not UTF-8. */
  text?: string;
  mistakes: Mistake[];
};

/** Reads `file` of the folder `root`. */
export function readText(root: string, file: string): Reading {
  const whole = { line: 1, column: 1 };
  try {
    const location = path.join(root, file);
    if (statSync(location).isFile()) return decode(readFileSync(location));
    return { mistakes: [{ ...whole, message: `Expected a text file, found a folder or a device.` }] };
  } catch (error) {
    return { mistakes: [{ ...whole, message: whyUnreadable(file, error as NodeJS.ErrnoException) }] };
  }
}

function whyUnreadable(file: string, { code }: NodeJS.ErrnoException): string {
  if (code === "ENOENT") return `No file ${file}. Put it back beside package.json, under exactly this name.`;
  return `The file cannot be read (${code}). Check that it may be opened.`;
}

function decode(bytes: Buffer): Reading {
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) return { mistakes: [wrongEncoding(text)] };
  return { text: text.replace(UNSEEN, " "), mistakes: unseenCharacters(text) };
}

/** At the first character that is not UTF-8. In UTF-16 that is the byte order mark. */
function wrongEncoding(text: string): Mistake {
  const before = text.slice(0, text.indexOf("\uFFFD")).split("\n");
  const message = "The character here is not saved as UTF-8. Save the file as UTF-8.";
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, message };
}

const LIKE_SPACE = "\\u00A0\\u2000-\\u200B\\u202F\\u3000";

/**
 * Control characters except tabs and line breaks, and, where YAML needs a space (before a key, after its colon), one
 * that only looks like it, as copied from web pages.
 */
const UNSEEN = new RegExp(
  `(?![\\t\\n\\r])\\p{Cc}|[${LIKE_SPACE}](?<=^[ \\-${LIKE_SPACE}]*(?:[\\w\\-]+:[ ${LIKE_SPACE}]*)?)`,
  "gmu",
);

/** Reports the first of each line. */
function unseenCharacters(text: string): Mistake[] {
  return text.split("\n").flatMap((row, index) => {
    const column = row.search(UNSEEN) + 1;
    if (column === 0) return [];
    const code = row
      .charCodeAt(column - 1)
      .toString(16)
      .toUpperCase()
      .padStart(4, "0");
    const message = `An unseen character (U+${code}) stands here. Delete it, or type a space in its place.`;
    return [{ line: index + 1, column, message }];
  });
}
