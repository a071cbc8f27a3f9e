/** Reads a file as text, or says why it is not one. */
import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Reading } from "#content/check-content.ts";
import { nearest } from "#content/spelling.ts";
import { codeOf } from "#files/files.ts";

/** Reads `file` of the folder `root`. */
export function readText(root: string, file: string): Reading {
  try {
    const path = join(root, file);
    if (statSync(path).isFile()) return decode(readFileSync(path));
    return reject("Expected a text file, found a folder or a device.");
  } catch (error) {
    return reject(whyUnreadable(root, file, codeOf(error)));
  }
}

function whyUnreadable(root: string, file: string, code: string): string {
  if (code !== "ENOENT") return `The file cannot be read (${code}). Check its permissions.`;
  const misnamed = nearest(file, readdirSync(root));
  const remedy = misnamed
    ? `Is it ${misnamed}? Rename it, including its extension, which Explorer and Finder may hide.`
    : "Put it back next to package.json, with exactly this name.";
  return `No file ${file}. ${remedy}`;
}

function decode(bytes: Buffer): Reading {
  const text = new TextDecoder().decode(bytes);
  // Other kinds of files, such as Word's, contain zeros. RTF does not.
  if (text.includes("\0") || text.startsWith("{\\rtf"))
    return reject(`Expected plain text, found another kind of file. ${REMEDY}`);
  if (isUtf8(bytes)) return { text };
  const before = text.slice(0, text.indexOf("\uFFFD")).split("\n");
  return reject(`Expected UTF-8, found a character in another encoding. ${REMEDY}`, before);
}

const REMEDY = "Save it as plain text in UTF-8: in TextEdit, choose Format › Make Plain Text.";

/** `before` holds the lines up to the problem. */
function reject(message: string, before = [""]): Reading {
  return { problem: { line: before.length, column: (before.at(-1) ?? "").length + 1, message } };
}
