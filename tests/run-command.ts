/** Runs a command of the project as `npm run` does, without a terminal. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

type Surroundings = { cwd?: string; env?: Record<string, string> };

export function runCommand(name: string, args: string[], { cwd, env }: Surroundings = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), resolve(`scripts/${name}.ts`), ...args],
    { cwd, input: "", encoding: "utf8", env: { ...process.env, CONTENT: "", GITHUB_ACTIONS: "", ...env } },
  );
  return { status, stdout, stderr };
}
