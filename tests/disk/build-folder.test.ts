/** The folder of a build, and how it becomes `dist`: completely or not at all. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { publishBuild, restoreSite } from "#disk/build-folder.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

const MODULE = JSON.stringify(new URL("../../scripts/disk/build-folder.ts", import.meta.url).href);
const NODE = [process.execPath, "--import", import.meta.resolve("tsx"), "--input-type=module", "-e"] as const;

/** Runs a command in separate namespaces, as containers do. Some machines forbid it. */
const ISOLATED = ["unshare", "--user", "--map-root-user", "--mount"] as const;
const canIsolate = spawnSync(ISOLATED[0], [...ISOLATED.slice(1), "true"]).status === 0;

/** Both the project and its studio. */
let root: string;
beforeEach(() => {
  root = makeTemporaryFolder();
});
function write(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

const page = () => readFileSync(join(root, "dist/index.html"), "utf8");
const publish = () => publishBuild(join(root, ".building/dist"), root);

/** A build that publishes the page `text`. */
const buildScript = (text: string) => `
  import { mkdirSync, writeFileSync } from "node:fs";
  import { openBuildFolder, publishBuild } from ${MODULE};
  const folder = await openBuildFolder(".");
  mkdirSync(folder + "/dist");
  writeFileSync(folder + "/dist/index.html", ${JSON.stringify(text)});
  publishBuild(folder + "/dist", ".");
  process.exit();`;

function run(script: string) {
  return spawnSync(NODE[0], [...NODE.slice(1), script], { cwd: root, encoding: "utf8" });
}

test("a build publishes where there is no dist, and leaves nothing else", () => {
  expect(run(buildScript("new"))).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(page()).toBe("new");
  expect(readdirSync(root)).toEqual([".cache", "dist"]);
  expect(readdirSync(join(root, ".cache"))).toEqual([]);
});

test("a build leaves nothing of the old dist in the new one", () => {
  write("dist/stale.html", "stale");
  write(".building/dist/index.html", "new");
  publish();
  expect(readdirSync(join(root, "dist"))).toEqual(["index.html"]);
});

test("a studio elsewhere gets its own dist", () => {
  const studio = makeTemporaryFolder();
  write(".building/dist/index.html", "new");
  publishBuild(join(root, ".building/dist"), studio);
  expect(readdirSync(studio)).toEqual(["dist"]);
});

test("dist stays when the new folder cannot be moved", () => {
  write("dist/index.html", "old");
  expect(publish).toThrow(/dist cannot be written/);
  expect(page()).toBe("old");
});

test("a second build waits for the first, and says so", async () => {
  const pid = process.ppid;
  write(".cache/build.lock", String(pid));
  utimesSync(join(root, ".cache/build.lock"), 1, 1);
  const second = spawn(NODE[0], [...NODE.slice(1), buildScript("second")], { cwd: root });
  const [said] = await once(second.stdout, "data");
  expect(String(said)).toBe("Another build is running. If that is not so, delete .cache/build.lock.\n");
  expect(existsSync(join(root, "dist"))).toBe(false);
  write(".cache/build.lock", "none");
  utimesSync(join(root, ".cache/build.lock"), 1, 1);
  await once(second, "exit");
  expect(page()).toBe("second");
});

test.each([
  { renames: 1, left: "old" },
  { renames: 2, left: "old" },
  { renames: 3, left: "new" },
])("after a kill behind rename $renames of 3 the $left dist is left", ({ renames, left }) => {
  write("dist/index.html", "old");
  const kill = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { renameSync } = fs;
    let done = 0;
    fs.renameSync = (from, to) => {
      renameSync(from, to);
      if (++done === ${renames}) process.kill(process.pid, "SIGKILL");
    };
    syncBuiltinESMExports();`;
  expect(run(kill + buildScript("new")).status).toBeNull();
  restoreSite(root);
  expect(page()).toBe(left);
  expect(run(buildScript("next")).status).toBe(0);
  expect(page()).toBe("next");
  expect(readdirSync(root)).toEqual([".cache", "dist"]);
});

test.skipIf(!canIsolate)("a build replaces a dist that belongs to a container's image", () => {
  write("image/dist/index.html", "old");
  write("upper/.building/dist/index.html", "new");
  for (const name of ["work", "disk"]) mkdirSync(join(root, name));
  const disk = join(root, "disk");
  const script = `
    import { readFileSync } from "node:fs";
    import { publishBuild } from ${MODULE};
    publishBuild("${disk}/.building/dist", "${disk}");
    console.log(readFileSync("${disk}/dist/index.html", "utf8"));`;
  const mount = `mount -t overlay overlay -o userxattr,lowerdir=${root}/image,upperdir=${root}/upper,workdir=${root}/work ${disk}`;
  const { stdout, stderr } = spawnSync(
    ISOLATED[0],
    [...ISOLATED.slice(1), "sh", "-c", `${mount} && exec "$@"`, "sh", ...NODE, script],
    { encoding: "utf8" },
  );
  expect({ stdout, stderr }).toEqual({ stdout: "new\n", stderr: "" });
});
