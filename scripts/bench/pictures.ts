/** Compares the cost of a build's pictures with the least that they could cost on this machine. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { PlannedOriginal } from "#domain/plan.ts";
import { IMAGES } from "#domain/studio-files.ts";
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

/**
 * Copies `count` originals into a new project at `root`, repeating them as needed. A repeated photo gets another name
 * and some trailing bytes, or the cache would recognize it.
 */
function copyProject(from: Project, root: string, count = from.originals.length): Project {
  const originals = Array.from({ length: count }, (_, index) => {
    const { path, roles } = from.originals[index % from.originals.length] as PlannedOriginal;
    const round = Math.floor(index / from.originals.length);
    const copy = round === 0 ? path : join(dirname(path), `${round}-${basename(path)}`);
    mkdirSync(dirname(join(root, IMAGES, copy)), { recursive: true });
    cpSync(join(from.root, IMAGES, path), join(root, IMAGES, copy));
    if (round > 0) appendFileSync(join(root, IMAGES, copy), `copy ${round}`);
    return { path: copy, roles };
  });
  return { root, originals };
}

/** In a process of its own, whose memory no earlier work has filled. */
async function measure(project: Project): Promise<Measured> {
  const worker = fork(new URL("./worker.ts", import.meta.url));
  worker.send(project);
  const [measured] = await Promise.race([once(worker, "message"), once(worker, "exit")]);
  if (typeof measured !== "object") throw new Error(`The measured process ended early (${measured}).`);
  return measured;
}

function print(name: string, { cpuSeconds, wallSeconds, made }: Measured, remark = ""): void {
  const cores = `${ratio(cpuSeconds, wallSeconds)} cores`;
  const figures = `${cpuSeconds.toFixed(2)} CPU s in ${wallSeconds.toFixed(2)} s (${cores}), ${made} made`;
  console.log(`  ${name}: ${figures} ${remark}`.trimEnd());
}

const ratio = (a: number, b: number) => (a / b).toFixed(2);
