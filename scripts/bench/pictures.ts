/** Compares the cost of a build's pictures with the least that they could cost on this machine. */
import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IMAGES } from "#content/files.ts";
import { askWorker } from "#processes/fork-worker.ts";
import { copyProject } from "./copy-project.ts";
import { measureLowerBound } from "./lower-bound.ts";
import type { Measured, Project } from "./worker.ts";

const MANY = 1000;

export async function benchPictures(sample: Project): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const copy = copyProject(sample, join(folder, "sample"));
    await benchSample(copy);
    await benchAddition(copy, join(folder, "alone"));
    await benchMany(copyProject(sample, join(folder, "many"), MANY));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function benchSample(project: Project): Promise<void> {
  console.log(`${project.originals.length} photos`);
  const cold = await measure(project);
  const bound = await measureLowerBound(project);
  console.log(`  lower bound, only decoding and encoding: ${bound.toFixed(2)} CPU s`);
  print("cold", cold, `${ratio(cold.cpuSeconds, bound)} × the lower bound (≤ 1.05)`);
  print("nothing changed", await measure(project), "(≤ 0.15 s)");
  for (const { path } of project.originals) utimesSync(join(project.root, IMAGES, path), 1, 1);
  print("fresh checkout: new times, same bytes", await measure(project));
}

/** `alone` becomes a project with only the added photo. */
async function benchAddition(project: Project, alone: string): Promise<void> {
  const added = project.originals.slice(-1);
  await measure({ ...project, originals: project.originals.slice(0, -1) });
  const grown = await measure(project);
  const { cpuSeconds } = await measure(copyProject({ ...project, originals: added }, alone));
  const beyond = (grown.cpuSeconds - cpuSeconds).toFixed(2);
  print("one photo added", grown, `${beyond} s beyond that photo (≤ 0.15 s)`);
}

async function benchMany(project: Project): Promise<void> {
  console.log(`${project.originals.length} photos`);
  const cold = await measure(project);
  print("cold", cold, `${Math.round(cold.peakMegabytes)} MB at most (≤ 300 MB)`);
  print("nothing changed", await measure(project), "(≤ 0.3 s)");
}

const measure = (project: Project) => askWorker<Measured>(new URL("./worker.ts", import.meta.url), project);

function print(name: string, { cpuSeconds, wallSeconds, made }: Measured, remark = ""): void {
  const cores = `${ratio(cpuSeconds, wallSeconds)} cores`;
  const figures = `${cpuSeconds.toFixed(2)} CPU s in ${wallSeconds.toFixed(2)} s (${cores}), ${made} made`;
  console.log(`  ${name}: ${figures} ${remark}`.trimEnd());
}

const ratio = (a: number, b: number) => (a / b).toFixed(2);
