/** Reads a file as text, in whatever encoding the editor saved it. */
import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { nearest } from "../nearest.ts";
import type { Mistake } from "../problem.ts";
import { findConflicts } from "./conflicts.ts";
import { findUnseen, UNSEEN } from "./unseen.ts";

export type Reading = {
  /** Without a byte order mark; absent when there is nothing to read. */
  text?: string;
  mistakes: Mistake[];
};

/** Reads `file` of the folder `root`. Reports a wrong encoding, and still decodes it. */
export function readText(root: string, file: string): Reading {
  try {
    const location = path.join(root, file);
    if (statSync(location).isFile()) return decode(file, readFileSync(location));
    return unreadable("Expected a text file, found a folder or a device.");
  } catch (error) {
    return unreadable(whyUnreadable(root, file, error as NodeJS.ErrnoException));
  }
}

function unreadable(message: string): Reading {
  return { mistakes: [{ line: 1, column: 1, message }] };
}

function whyUnreadable(root: string, file: string, { code }: NodeJS.ErrnoException): string {
  if (code !== "ENOENT") return `The file cannot be read (${code}). Check that it may be opened.`;
  const names = readdirSync(root).filter((name) => !/^\.|~$/.test(name));
  const misnamed = nearest(file, names);
  if (!misnamed) return `No file ${file}. Put it back next to package.json, with exactly this name.`;
  return `No file ${file}, but there is ${misnamed}. Rename it to ${file}; if the ending of its name is hidden, let Explorer or Finder show file name extensions first.`;
}

export function decode(file: string, bytes: Buffer): Reading {
  const start = bytes.toString("latin1", 0, 8);
  const document = Object.entries(DOCUMENTS).find(([head]) => start.startsWith(head));
  if (document) return unreadable(`${document[1]}, and name it ${file}.`);
  const utf16 = utf16Name(bytes);
  const text = new TextDecoder(utf16 ?? "utf-8").decode(bytes);
  const conflicts = findConflicts(text);
  if (conflicts.length > 0) return { mistakes: conflicts };
  const mistakes = utf16 ? unreadable(UTF16).mistakes : invalidUtf8(bytes, text);
  return { text: text.replace(UNSEEN, " "), mistakes: [...mistakes, ...findUnseen(text)] };
}

const UTF16 =
  "The file is saved as UTF-16. Save it as UTF-8: Notepad offers it beside Encoding, in File › Save As.";

const WORD =
  "The file is a document of a word processor, such as Word. Save it there as plain text (.txt) with the encoding UTF-8";

/** By the first bytes, as Latin-1. */
const DOCUMENTS = {
  "{\\rtf":
    "The file is saved as rich text (RTF), as TextEdit does. Open it there, choose Format › Make Plain Text, save it",
  "PK\x03\x04": WORD,
  "\xd0\xcf\x11\xe0": WORD,
};

/** Recognized by the byte order mark, or by a zero byte beside the first letter. */
function utf16Name(bytes: Buffer): string | undefined {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes.length > 1 && bytes[1] === 0)) return "utf-16le";
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || bytes[0] === 0) return "utf-16be";
  return undefined;
}

function invalidUtf8(bytes: Buffer, text: string): Mistake[] {
  if (isUtf8(bytes)) return [];
  const before = text.slice(0, text.indexOf("\uFFFD")).split("\n");
  const message = "The character here is not saved as UTF-8. Save the file as UTF-8.";
  return [{ line: before.length, column: (before.at(-1) ?? "").length + 1, message }];
}
