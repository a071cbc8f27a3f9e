/**
 * Hashes the code that decides the bytes of pictures, as esbuild bundles and minifies it: a comment, a type, or the name
 * of a variable does not count. A change of that code, or of a codec's version, remakes all pictures.
 */
import { hash } from "node:crypto";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { CODECS } from "./pixels/render.ts";

/** With all that they import. The worker is an entry of its own, because its URL is no import. */
const ENTRIES = ["derive-original.ts", "heic-worker.mjs", "shapes.ts"];

/** The plan counts through its result: a picture's identity also holds its recipes. */
const NOT_HASHED = ["#domain/plan.ts", "#domain/roles.ts", "../original-problem.ts"];

export function hashPipeline(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ENTRIES.map((name) => `scripts/images/pixels/${name}`),
    bundle: true,
    external: NOT_HASHED,
    packages: "external",
    format: "esm",
    minify: true,
    legalComments: "none",
    tsconfigRaw: {},
    outdir: "bundled",
    write: false,
  });
  return hash("sha256", [CODECS, ...outputFiles.map(({ text }) => text)].join("\n"));
}

export const PIPELINE = hashPipeline(join(import.meta.dirname, "../.."));
