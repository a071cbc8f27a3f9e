/** Compares a rebuild after one changed word with that of an Astro site of like pages, in pairs. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#domain/content.ts";
import { buildOf, copyStudio, editYaml } from "./copy-studio.ts";
import { formatUsage, median, runMeasured } from "./run-measured.ts";

/** Below the project, where both find their packages. Kept, because installing Astro takes a minute. */
const FOLDER = ".cache/bench/rebuild";
const PAIRS = 5;

type Titled = { title: string };

export function benchRebuild(root: string, content: Content): void {
  const [ours, astro] = [join(FOLDER, "ours"), join(FOLDER, "astro")];
  copyStudio(root, ours);
  makeAstroSite(astro, content);
  const buildOurs = () => runMeasured(buildOf(ours));
  const buildAstro = () => runMeasured({ args: ["node_modules/astro/astro.js", "build"], cwd: astro });
  const rename = (word: string) => {
    editYaml<Titled[]>(join(ours, "catalogue.yaml"), (designs) => retitle(designs, word));
    writeDesigns(astro, retitle(content.catalogue, word));
  };
  buildOurs();
  buildAstro();
  const pairs = Array.from({ length: PAIRS }, (_, index) => {
    rename(`Word ${index} ${Date.now()}`);
    return { ours: buildOurs(), astro: buildAstro() };
  });
  const our = median(pairs.map((pair) => pair.ours));
  const their = median(pairs.map((pair) => pair.astro));
  console.log(`One changed word, ${content.catalogue.length} designs, the median of ${PAIRS} pairs`);
  console.log(`  ours: ${formatUsage(our)} (≤ 2 CPU s, 350 MB)`);
  console.log(`  Astro: ${formatUsage(their)}`);
  const ratio = (name: "cpuSeconds" | "wallSeconds") => (our[name] / their[name]).toFixed(2);
  console.log(`  ours ÷ Astro: ${ratio("cpuSeconds")} CPU, ${ratio("wallSeconds")} wall (≤ 1)`);
  console.log(`Nothing changed: ${formatUsage(buildOurs())} (< 0.7 s)`);
}

function retitle<T extends Titled>([first, ...others]: readonly T[], title: string): T[] {
  return first ? [{ ...first, title }, ...others] : [];
}

function makeAstroSite(folder: string, { catalogue, studio }: Content): void {
  cpSync(new URL("./rebuild/astro", import.meta.url), folder, { recursive: true });
  const { status, stderr } = spawnSync("npm", ["install", "--no-audit", "--no-fund"], {
    cwd: folder,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`Astro cannot be installed.\n${stderr}`);
  writeDesigns(folder, catalogue);
  const words = studio.policies.sections.flatMap(({ title, body }) => [title, ...body.split("\n\n")]);
  const paths = [undefined, "about", "booking", "contact", "info"];
  const texts = paths.map((path) => ({ path, title: path ?? studio.name, words }));
  writeFileSync(join(folder, "src/texts.json"), JSON.stringify(texts));
}

function writeDesigns(folder: string, designs: readonly Titled[]): void {
  mkdirSync(join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "src/designs.json"), JSON.stringify(designs));
}
