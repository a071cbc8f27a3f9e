/** Reads and checks the studio in a folder. */
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { checkContent, type Loaded } from "#content/check-content.ts";
import type { ImageFolder } from "#content/check-images.ts";
import { IMAGES } from "#content/studio-files.ts";
import { listTree } from "#files/files.ts";
import { readText } from "./read-text.ts";

export function loadContent(root: string): Loaded {
  const texts = {
    "catalogue.yaml": readText(root, "catalogue.yaml"),
    "portfolio.yaml": readText(root, "portfolio.yaml"),
    "studio.yaml": readText(root, "studio.yaml"),
  };
  return checkContent({ texts, images: openFolder(join(root, IMAGES)) });
}

/** Lists what is in the folder of photos and brand files. */
function openFolder(place: string): ImageFolder {
  const { entries, forbidden } = listTree(place);
  const problem =
    forbidden !== undefined &&
    `The folder ${posix.join(IMAGES, forbidden)} cannot be read. Allow reading in its permissions.`;
  return {
    paths: entries.map(({ path }) => path),
    files: entries.filter(({ dirent }) => dirent.isFile()).map(({ path }) => path),
    problem: problem || undefined,
    explainUnreadable: (path) => explainUnreadable(place, path),
  };
}

function explainUnreadable(folder: string, path: string): string | undefined {
  try {
    const place = realpathSync.native(join(folder, path));
    if (!place.startsWith(realpathSync.native(folder) + sep))
      return `images/${path} is a link to a place outside images/. Put the photo itself there.`;
    accessSync(place, constants.R_OK);
    return statSync(place).isFile() ? undefined : `images/${path} is not a file. Write the path of a photo.`;
  } catch {
    return `images/${path} cannot be opened. Put the photo itself there, and allow reading it.`;
  }
}
