/** Copies finished pictures from the cache into the site. */
import { constants, copyFileSync, linkSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { diskFault } from "#disk/disk-fault.ts";
import type { Derivative, Manifest, PlateEntry, ShownEntry } from "#domain/manifest-schema.ts";
import { picturesFolder } from "./cache-folder.ts";
import { PUBLISHED } from "./entries.ts";

/** Places every picture of the manifest in `<site>/images/`, as a hard link where possible. */
export function publishImages(root: string, manifest: Manifest, site: string): void {
  const names = new Set(publishedPaths(manifest).map((path) => basename(path)));
  placeFiles(picturesFolder(root), names, join(site, PUBLISHED));
}

/** Links or copies the named files. Creates the folder `to`. */
export function placeFiles(from: string, names: Iterable<string>, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of names) place(join(from, name), join(to, name));
}

/** A picture with two roles appears twice. */
export function publishedDerivatives(manifest: Manifest): Derivative[] {
  const { thumbs: _, ...roles } = manifest;
  const entries: (ShownEntry | PlateEntry)[] = Object.values(roles).flatMap((role) => Object.values(role));
  return entries.flatMap((entry) => [
    ...entry.derivatives,
    ...("tones" in entry ? Object.values(entry.tones) : []),
  ]);
}

export const publishedPaths = (manifest: Manifest) => publishedDerivatives(manifest).map(({ path }) => path);

function place(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code === "ENOENT")
      throw new Error(`${from} is gone: another build has replaced it. Build again.`, { cause: error });
    copy(from, to);
  }
}

function copy(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  } catch (cause) {
    throw diskFault(to, cause);
  }
}
