/** Exchanges files with the build: pages read the content that it wrote, and it reads the policies of the pages. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Content } from "#domain/content.ts";
import type { Cards, Manifest, Tattoo } from "#domain/manifest-schema.ts";

/** The designs, works and texts. Throws before the first build. */
export const readContent = makeReader<Content>("content.json");

/** The pictures of each original. Throws before the first build. */
export const readManifest = makeReader<Manifest>("manifest.json");

const readTattoos = makeReader<Tattoo[]>("tattoos.json");

/** Finds a drawing in a photo of its tattoo. Returns undefined if it is not known there. Throws before the first build. */
export const findPlace = (drawing: string, photo: string) =>
  readTattoos().find((tattoo) => tattoo.drawing === drawing && tattoo.photo === photo)?.place;

/** The social cards. Throws before the first complete build. */
export const readCards = makeReader<Cards>("cards.json");

export function writePolicies(policies: Record<string, string>): void {
  writeFileSync(`${process.env.SITE_DATA}/policies.json`, JSON.stringify(policies));
}

/**
 * Reads a file once in a build, and each time under the dev server, where it changes; Vite would have to be told so of
 * an imported file. Build and dev server each set their own folder as `SITE_DATA`, so both can run at once. The file is
 * not validated: the build wrote it from what it had validated.
 */
function makeReader<T>(name: string): () => T {
  let last: T | undefined;
  return () => {
    if (last === undefined || import.meta.env.DEV) last = readJson<T>(`${process.env.SITE_DATA}/${name}`);
    return last;
  };
}

function readJson<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read. Run npm run build.`, { cause });
  }
}
