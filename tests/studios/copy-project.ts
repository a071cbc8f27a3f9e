/** Copies the project to a repository of its own, with another studio at its root and without comments in its YAML. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { FILE_NAMES, IMAGES } from "#content/studio-files.ts";
import { copyTracked } from "../support/copy-tracked.ts";
import type { Content } from "./contents.ts";
import { writeContent } from "./write-content.ts";

export async function copyProject(content: Content): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "project-"));
  copyTracked(copy);
  process.once("exit", () => rmSync(copy, { recursive: true }));
  const studio = join(copy, "studio");
  await writeContent(studio, content);
  for (const name of FILE_NAMES) {
    writeFileSync(join(copy, name), stringify(parse(readFileSync(join(studio, name), "utf8"))));
  }
  rmSync(join(copy, IMAGES), { recursive: true });
  renameSync(join(studio, IMAGES), join(copy, IMAGES));
  rmSync(studio, { recursive: true });
  for (const args of [
    ["init", "--quiet"],
    ["add", "."],
  ])
    execFileSync("git", args, { cwd: copy });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}
