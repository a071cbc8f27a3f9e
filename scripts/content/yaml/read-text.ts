/** Reads a file as text, in whatever encoding the editor saved it. */
import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Mistake } from "../problem.ts";

type Reading = {
  /** Without a byte order mark; absent when there is nothing to read. */
  text?: string;
  mistakes: Mistake[];
};

/** Reads `file` of the folder `root`. Reports a wrong encoding, and still decodes it. */
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
  const utf16 = utf16Name(bytes);
  const text = new TextDecoder(utf16 ?? "utf-8").decode(bytes);
  const mistakes = utf16
    ? [{ line: 1, column: 1, message: "The file is saved as UTF-16. Save it as UTF-8." }]
    : invalidUtf8(bytes, text);
  return { text: text.replace(UNSEEN, " "), mistakes: [...mistakes, ...unseenCharacters(text)] };
}

/** Recognized by the byte order mark, or by a zero byte beside the first letter. */
function utf16Name(bytes: Buffer): string | undefined {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes.length > 1 && bytes[1] === 0)) return "utf-16le";
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || bytes[0] === 0) return "utf-16be";
  return undefined;
}

/** The first character that is not UTF-8. */
function invalidUtf8(bytes: Buffer, text: string): Mistake[] {
  if (isUtf8(bytes)) return [];
  const before = text.slice(0, text.indexOf("\uFFFD")).split("\n");
  const message = "The character here is not saved as UTF-8. Save the file as UTF-8.";
  return [{ line: before.length, column: (before.at(-1) ?? "").length + 1, message }];
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
