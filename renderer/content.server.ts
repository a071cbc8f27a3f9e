/** Exchanges files with the build: pages read the content that it wrote, and it reads the policies of the pages. */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import type { Cards } from "#domain/cards-schema.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest, Tattoo } from "#domain/manifest-schema.ts";

/** The designs, works and texts. Throws before the first build. */
export const readContent = makeReader<Content>("content.json");

/** The pictures of each original. Throws before the first build. */
export const readManifest = makeReader<Manifest>("manifest.json");

/** Where the drawings of designs lie in the photos of their tattoos. Throws before the first build. */
export const readTattoos = makeReader<Tattoo[]>("tattoos.json");

/** The social cards. Throws before the first complete build. */
export const readCards = makeReader<Cards>("cards.json");

export function writePolicies(policies: Record<string, string>): void {
  writeFileSync(`${process.env.SITE_DATA}/policies.json`, JSON.stringify(policies));
}

/**
 * Reads a file once, and again after it has changed, as it does under the dev server. Build and dev server each set
 * their own folder as `SITE_DATA`, so both can run at once. The file is not validated: the build wrote it from what it
 * had validated.
 */
function makeReader<T>(name: string): () => T {
  let last: { version: string; value: T } | undefined;
  return () => {
    const path = `${process.env.SITE_DATA}/${name}`;
    const version = `${path} ${readStamp(path)}`;
    if (last?.version !== version) last = { version, value: readJson<T>(path) };
    return last.value;
  };
}

function readStamp(path: string): string {
  const { mtimeMs = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

function readJson<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read. Run npm run build.`, { cause });
  }
}
