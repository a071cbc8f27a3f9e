/** The folder of one build, and how it becomes `dist`: completely or not at all. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { type BuildFolder, clearKilledBuilds, openBuildFolder, publishBuild } from "#disk/build-folder.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

const MODULE = JSON.stringify(new URL("../../scripts/disk/build-folder.ts", import.meta.url).href);
const NODE = [process.execPath, "--import", "tsx", "--input-type=module", "-e"] as const;

/** Runs a command in separate namespaces, as containers do. Some machines forbid it. */
const ISOLATED = ["unshare", "--user", "--map-root-user", "--mount"] as const;
const canIsolate = spawnSync(ISOLATED[0], [...ISOLATED.slice(1), "true"]).status === 0;

let root: string;
let folder: BuildFolder;

beforeEach(() => {
  root = makeTemporaryFolder();
  folder = { data: join(root, "data"), next: join(root, "next"), previous: join(root, "previous") };
});
function makeFolder(name: string, text: string): void {
  mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, name, "index.html"), text);
}

const page = () => readFileSync(join(root, "dist/index.html"), "utf8");

test("a build folder is empty, even after a killed process with the same id", () => {
  makeFolder(`.building/${process.pid}/next`, "half");
  openBuildFolder(root);
  expect(readdirSync(join(root, ".building", String(process.pid)))).toEqual([]);
});

test("a build folder is removed when its process exits", () => {
  const script = `
    import { openBuildFolder } from ${MODULE};
    openBuildFolder(${JSON.stringify(root)});
    process.exit(1);`;
  spawnSync(NODE[0], [...NODE.slice(1), script]);
  expect(readdirSync(root)).toEqual([]);
});

test("a first build publishes where there is no dist", () => {
  makeFolder("next", "new");
  publishBuild(root, folder);
  expect(page()).toBe("new");
});

test("a build leaves nothing of the old dist in the new one", () => {
  makeFolder("dist", "old");
  writeFileSync(join(root, "dist/stale.html"), "stale");
  makeFolder("next", "new");
  publishBuild(root, folder);
  expect(page()).toBe("new");
  expect(existsSync(join(root, "dist/stale.html"))).toBe(false);
});

test("dist stays when the new folder cannot be moved", () => {
  makeFolder("dist", "old");
  expect(() => publishBuild(root, folder)).toThrow(/dist cannot be written/);
  expect(page()).toBe("old");
});

test("two processes publish again and again, and neither fails", async () => {
  expect(await Promise.all([publishOften(), publishOften()])).toEqual([0, 0]);
  expect(page()).toBe("whole");
});

test.each([
  { renames: 1, left: "old" },
  { renames: 2, left: "new" },
])("after a kill behind rename $renames of 2 the next start leaves the $left dist", ({ renames, left }) => {
  makeFolder("dist", "old");
  publishUntilKilled(renames);
  expect(existsSync(join(root, "dist"))).toBe(left === "new");
  clearKilledBuilds(root);
  expect(page()).toBe(left);
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("a running build keeps what it has made so far", () => {
  makeFolder(`.building/${process.ppid}/next`, "half");
  makeFolder(`.building/${process.ppid}/previous`, "old");
  clearKilledBuilds(root);
  expect(readdirSync(join(root, `.building/${process.ppid}`))).toEqual(["next", "previous"]);
});

test.skipIf(!canIsolate)("a build replaces a dist that belongs to a container's image", () => {
  makeFolder("image/dist", "old");
  makeFolder("upper/next", "new");
  for (const name of ["work", "disk"]) mkdirSync(join(root, name));
  const disk = join(root, "disk");
  const script = `
    import { readFileSync } from "node:fs";
    import { publishBuild } from ${MODULE};
    publishBuild("${disk}", { next: "${disk}/next", previous: "${disk}/previous" });
    console.log(readFileSync("${disk}/dist/index.html", "utf8"));`;
  const mount = `mount -t overlay overlay -o userxattr,lowerdir=${root}/image,upperdir=${root}/upper,workdir=${root}/work ${disk}`;
  const { stdout, stderr } = spawnSync(
    ISOLATED[0],
    [...ISOLATED.slice(1), "sh", "-c", `${mount} && exec "$@"`, "sh", ...NODE, script],
    { encoding: "utf8" },
  );
  expect({ stdout, stderr }).toEqual({ stdout: "new\n", stderr: "" });
});

/** Another process publishes 100 builds; resolves to its exit code. */
async function publishOften(): Promise<number> {
  const script = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { publishBuild } from ${MODULE};
    for (let round = 0; round < 100; round++) {
      const own = ${JSON.stringify(root)} + "/" + process.pid + "/" + round;
      mkdirSync(own + "/next", { recursive: true });
      writeFileSync(own + "/next/index.html", "whole");
      publishBuild(${JSON.stringify(root)}, { next: own + "/next", previous: own + "/previous" });
    }`;
  const [code] = await once(spawn(NODE[0], [...NODE.slice(1), script], { stdio: "inherit" }), "exit");
  return code;
}

/** Another process publishes the page "new", and is killed after the given number of renames. */
function publishUntilKilled(renames: number): void {
  const script = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { renameSync } = fs;
    let done = 0;
    fs.renameSync = (from, to) => {
      renameSync(from, to);
      if (++done === ${renames}) process.kill(process.pid, "SIGKILL");
    };
    syncBuiltinESMExports();
    const { openBuildFolder, publishBuild } = await import(${MODULE});
    const folder = openBuildFolder(${JSON.stringify(root)});
    fs.mkdirSync(folder.next);
    fs.writeFileSync(folder.next + "/index.html", "new");
    publishBuild(${JSON.stringify(root)}, folder);`;
  expect(spawnSync(NODE[0], [...NODE.slice(1), script]).status).not.toBe(0);
}
