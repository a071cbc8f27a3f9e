/**
 * The part of a picture's identity that is code: everything in `pixels/` and `webp/`, what they import of the domain,
 * and the encoder's version. Any change there makes all pictures anew; a change elsewhere, none. The plan counts by its
 * result, the recipes, which are in the identity too.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENCODER } from "./pixels/render.ts";

const DOMAIN = ["pixels.ts", "tones.ts"].map((name) => `renderer/domain/${name}`);

/** From the project's root. */
export function listPipeline(root: string): string[] {
  const folders = ["scripts/images/pixels", "scripts/images/webp"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...files, ...DOMAIN].sort();
}

export function hashPipeline(root: string): string {
  const hash = createHash("sha256").update(ENCODER);
  for (const file of listPipeline(root)) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export const PIPELINE = hashPipeline(join(import.meta.dirname, "../.."));
