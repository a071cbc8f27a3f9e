/** Runs one of the project's commands like `npm run`, without a terminal. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

type Surroundings = { cwd?: string; env?: Record<string, string | undefined> };

/** tsx would look for the project's tsconfig in `cwd`. */
const OWN = { CONTENT: "", GITHUB_ACTIONS: "", TSX_TSCONFIG_PATH: resolve("tsconfig.json") };

export function runCommand(name: string, args: string[], { cwd, env }: Surroundings = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), resolve(`scripts/${name}.ts`), ...args],
    { cwd, input: "", encoding: "utf8", env: { ...process.env, ...OWN, ...env } },
  );
  return { status, stdout, stderr };
}
