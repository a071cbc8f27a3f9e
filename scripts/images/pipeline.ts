/**
 * Hashes the code that decides the bytes of pictures, as esbuild bundles and minifies it: a comment, a type, an export, or
 * the name of a variable does not count. A change of that code, or of a codec's version, remakes all pictures.
 */
import { hash } from "node:crypto";
import { join } from "node:path";
import { buildSync, transformSync } from "esbuild";
import { CODECS } from "./pixels/render.ts";

/** What decides the bytes, with all that it needs. The worker is named because its URL is no import. */
const ENTRY = `
import "./heic-worker.mjs";
export { deriveOriginal } from "./derive-original.ts";
export { encodeCard, encodeIcon } from "./shapes.ts";
`;

/** The plan counts through its result: a picture's identity also holds its recipes. */
const NOT_HASHED = ["#domain/plan.ts", "#domain/roles.ts", "../original.ts"];

export function hashPipeline(root: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: ENTRY, resolveDir: join(root, "scripts/images/pixels") },
    bundle: true,
    external: NOT_HASHED,
    packages: "external",
    format: "esm",
    legalComments: "none",
    tsconfigRaw: {},
    write: false,
  });
  // Afterwards, because types and exports would count for how it names variables.
  const minified = outputFiles.map(({ text }) => transformSync(text, { minify: true }).code);
  return hash("sha256", [CODECS, ...minified].join("\n"));
}

export const PIPELINE = hashPipeline(join(import.meta.dirname, "../.."));
