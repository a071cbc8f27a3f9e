/** Copies a studio for measurements, with the pictures that its cache holds. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { FILE_NAMES, IMAGES } from "#content/files.ts";

const NAMES = [...FILE_NAMES, IMAGES, ".cache/images", ".cache/cards"];

export function copyStudio(from: string, to: string): void {
  for (const name of NAMES.filter((each) => existsSync(join(from, each))))
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
}

export function editYaml<T>(path: string, change: (content: T) => T): void {
  writeFileSync(path, stringify(change(parse(readFileSync(path, "utf8")))));
}

export const buildOf = (folder: string) => ({
  args: ["--import", "tsx", "scripts/build.ts"],
  env: { CONTENT: folder },
});
