/** Reads and checks the studio in a folder. */
import { isUtf8 } from "node:buffer";
import { accessSync, constants, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { checkContent, type Loaded, type Reading } from "#content/check-content.ts";
import type { ImageFolder } from "#content/check-images.ts";
import { nearest } from "#content/spelling.ts";
import { IMAGES } from "#content/studio-files.ts";
import { codeOf, listTree } from "#files/files.ts";

export function loadContent(root: string): Loaded {
  const texts = {
    "catalogue.yaml": readText(root, "catalogue.yaml"),
    "portfolio.yaml": readText(root, "portfolio.yaml"),
    "studio.yaml": readText(root, "studio.yaml"),
  };
  return checkContent({ texts, images: openFolder(join(root, IMAGES)) });
}

/** Lists what is in the folder of photos and brand files. */
function openFolder(folder: string): ImageFolder {
  const { entries, forbidden } = listTree(folder);
  const problem =
    forbidden !== undefined &&
    `The folder ${posix.join(IMAGES, forbidden)} cannot be read. Allow reading in its permissions.`;
  return {
    paths: entries.map(({ path }) => path),
    files: entries.filter(({ dirent }) => dirent.isFile()).map(({ path }) => path),
    problem: problem || undefined,
    explainUnreadable: (path) => explainUnreadable(folder, path),
  };
}

function explainUnreadable(folder: string, path: string): string | undefined {
  try {
    const target = realpathSync.native(join(folder, path));
    if (!target.startsWith(realpathSync.native(folder) + sep))
      return `images/${path} is a link to a place outside images/. Put the photo itself there.`;
    accessSync(target, constants.R_OK);
    return statSync(target).isFile() ? undefined : `images/${path} is not a file. Write the path of a photo.`;
  } catch {
    return `images/${path} cannot be opened. Put the photo itself there, and allow reading it.`;
  }
}

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
