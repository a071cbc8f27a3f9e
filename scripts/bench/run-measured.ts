/** Measures a command with all processes that it starts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** CPU seconds of all processes together, memory of the largest. */
type Usage = { cpuSeconds: number; wallSeconds: number; peakMegabytes: number };

type Command = { args: readonly string[]; cwd?: string; env?: NodeJS.ProcessEnv };

/** Runs `node` with `args`. Throws what it printed when it fails. */
export function runMeasured({ args, cwd, env }: Command): Usage {
  const folder = mkdtempSync(join(tmpdir(), "usage-"));
  const file = join(folder, "usage.jsonl");
  const options = `--import ${new URL("./usage.mjs", import.meta.url)}`;
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_OPTIONS: options, BENCH_USAGE: file, ...env },
  });
  const wallSeconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr.toString());
  const used: Usage[] = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  return {
    cpuSeconds: used.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0),
    wallSeconds,
    peakMegabytes: Math.max(...used.map(({ peakMegabytes }) => peakMegabytes)),
  };
}

/** The run in the middle by CPU time. */
export function median(runs: readonly Usage[]): Usage {
  const sorted = runs.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds);
  return sorted[Math.floor(sorted.length / 2)] as Usage;
}

export function formatUsage({ cpuSeconds, wallSeconds, peakMegabytes }: Usage): string {
  return `${cpuSeconds.toFixed(2)} CPU s in ${wallSeconds.toFixed(2)} s, ${Math.round(peakMegabytes)} MB`;
}
