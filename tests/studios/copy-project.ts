/** Copies the project, with another studio at its root and without comments in its YAML. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { FILE_NAMES, IMAGES } from "#content/studio-files.ts";
import type { Content } from "./contents.ts";
import { writeContent } from "./write-content.ts";

export async function copyProject(content: Content): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "project-"));
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  for (const file of files.filter((each) => each && existsSync(each))) cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  process.once("exit", () => rmSync(copy, { recursive: true }));
  const studio = join(copy, "studio");
  await writeContent(studio, content);
  for (const name of FILE_NAMES) {
    const data: unknown = parse(readFileSync(join(studio, name), "utf8"));
    writeFileSync(join(copy, name), stringify(data));
  }
  rmSync(join(copy, IMAGES), { recursive: true });
  renameSync(join(studio, IMAGES), join(copy, IMAGES));
  rmSync(studio, { recursive: true });
  return copy;
}
