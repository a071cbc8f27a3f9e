/**
 * Hashes the code that decides the bytes of pictures: everything in `pixels/` and `webp/`, their imports from the
 * domain, and the versions of the codecs. Any change there remakes all pictures; a change elsewhere, none. The plan
 * counts through its result: a picture's identity also holds its recipes.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { CODECS } from "./pixels/render.ts";

const DOMAIN = ["pixels.ts", "tones.ts"].map((name) => `renderer/domain/${name}`);

/** Paths from the project's root. */
export function listPipeline(root: string): string[] {
  const folders = ["scripts/images/pixels", "scripts/images/webp"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, "/")),
  );
  return [...files, ...DOMAIN].sort();
}

export function hashPipeline(root: string): string {
  const hash = createHash("sha256").update(CODECS);
  for (const file of listPipeline(root)) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export const PIPELINE = hashPipeline(join(import.meta.dirname, "../.."));
