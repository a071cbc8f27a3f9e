/** Gives pages their content: the files that the build writes before it renders the pages. */
import { readFileSync, statSync } from "node:fs";
import type { Cards } from "#domain/cards-schema.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest, Tattoo } from "#domain/manifest-schema.ts";

/** Reads the designs, works and texts. Throws before the first build. */
export const readContent = makeReader<Content>("content.json");

/** Reads the pictures of each original. Throws before the first build. */
export const readManifest = makeReader<Manifest>("manifest.json");

/** Reads where designs' drawings lie in the photos of their tattoos. Throws before the first build. */
export const readTattoos = makeReader<Tattoo[]>("tattoos.json");

/** Reads the social cards. Throws before the first complete build. */
export const readCards = makeReader<Cards>("cards.json");

/**
 * Reads a file once, and again after the dev server changes it. Build and dev server each set `SITE_DATA` to their own
 * folder, so both can run at once. The file needs no validation, because the build wrote it from validated data.
 */
function makeReader<T>(name: string): () => T {
  let last: { version: string; value: T } | undefined;
  return () => {
    const path = `${process.env.SITE_DATA}/${name}`;
    const version = `${path} ${readStamp(path)}`;
    if (last?.version !== version) last = { version, value: readJson(path) as T };
    return last.value;
  };
}

function readStamp(path: string): string {
  const { mtimeMs = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read. Run npm run build.`, { cause });
  }
}
