/** A build leaves the same bytes, whatever was built before. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { listFiles } from "#files/files.ts";
import { BUILDING, DIST } from "#files/folders.ts";
import { build, edit, makeSmallStudio } from "../fixtures/small-studio.ts";

test("a build after one of other texts and photos, and after a killed one, leaves the same as a clean one", async () => {
  const studio = makeSmallStudio();
  onTestFinished(() => rmSync(studio, { recursive: true }));
  await build(studio);
  const clean = readFiles(join(studio, DIST));
  const catalogue = join(studio, "catalogue.yaml");
  const text = readFileSync(catalogue);
  edit(studio, "catalogue.yaml", ([first, second]) => [
    { ...second, price: null },
    { ...first, title: "Çiy" },
  ]);
  const images = join(studio, "images/designs");
  const photo = readFileSync(join(images, "moon-moth.jpg"));
  copyFileSync(join(images, "fern.jpg"), join(images, "moon-moth.jpg"));
  await build(studio);
  const changed = findDifferences(clean, readFiles(join(studio, DIST)));
  expect(changed).toContain(join("client", "design", "1", "index.html"));
  writeFileSync(catalogue, text);
  writeFileSync(join(images, "moon-moth.jpg"), photo);
  await killBuild(studio);
  await build(studio);
  expect(findDifferences(clean, readFiles(join(studio, DIST)))).toEqual([]);
  expect(existsSync(BUILDING)).toBe(false);
});

/** Kills a build once it has begun to write the site. */
async function killBuild(studio: string): Promise<void> {
  const env = { ...process.env, CONTENT: studio };
  const building = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env });
  await vi.waitUntil(() => existsSync(join(BUILDING, DIST)), { timeout: 120_000 });
  building.kill("SIGKILL");
  await once(building, "exit");
}

/** Reads the files of a folder, by path. */
const readFiles = (folder: string) =>
  new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));

/** Lists the files in which two builds differ. */
function findDifferences(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !before.get(path)?.equals(after.get(path) ?? Buffer.of()));
}
