/** The folder of a build, and how it becomes `dist`: completely or not at all. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { publishBuild, restoreSite } from "#files/build-folder";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

const MODULE = JSON.stringify(new URL("../../../scripts/files/build-folder.ts", import.meta.url).href);
const NODE = [process.execPath, "--import", import.meta.resolve("tsx"), "--input-type=module", "-e"] as const;

/** Runs a command in separate namespaces, as containers do. Some machines forbid it. */
const ISOLATED = ["unshare", "--user", "--map-root-user", "--mount"] as const;
const canIsolate = spawnSync(ISOLATED[0], [...ISOLATED.slice(1), "true"]).status === 0;

/** The folder of both the project and its studio. */
let root: string;
beforeEach(() => {
  root = makeTemporaryFolder();
});
function write(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

const page = () => readFileSync(join(root, "dist/index.html"), "utf8");

/** A build that publishes the page `text`. */
const buildScript = (text: string) => `
  import { mkdirSync, writeFileSync } from "node:fs";
  import { openBuildFolder, publishBuild } from ${MODULE};
  const folder = openBuildFolder(${JSON.stringify(root)});
  mkdirSync(folder + "/dist");
  writeFileSync(folder + "/dist/index.html", ${JSON.stringify(text)});
  publishBuild(folder + "/dist", ${JSON.stringify(root)});
  process.exit();`;

function run(script: string, cwd = root) {
  return spawnSync(NODE[0], [...NODE.slice(1), script], { cwd, encoding: "utf8" });
}

test("a build replaces the dist of a studio elsewhere, and leaves nothing else", () => {
  const project = makeTemporaryFolder();
  write("dist/stale.html", "stale");
  expect(run(buildScript("new"), project)).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(page()).toBe("new");
  expect([readdirSync(project), readdirSync(root), readdirSync(join(root, "dist"))]).toEqual([
    [],
    ["dist"],
    ["index.html"],
  ]);
});

test("dist stays when the new folder cannot be moved", () => {
  write("dist/index.html", "old");
  expect(() => publishBuild(".building-none/dist", root)).toThrow("ENOENT: no such file");
  expect(page()).toBe("old");
});

/** Runs `then` after the rename number `count` of a build. */
const afterRename = (count: number, then: string) => `
  import fs from "node:fs";
  import { spawnSync } from "node:child_process";
  import { syncBuiltinESMExports } from "node:module";
  const { renameSync } = fs;
  let done = 0;
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (++done === ${count}) ${then};
  };
  syncBuiltinESMExports();`;

test.each([1, 2, 3])("a build that publishes after rename %i of another leaves one whole dist", (count) => {
  write("dist/index.html", "old");
  const other = `spawnSync(${JSON.stringify(NODE[0])}, ${JSON.stringify([...NODE.slice(1), buildScript("other")])})`;
  expect(run(afterRename(count, other) + buildScript("slow"))).toMatchObject({ status: 0, stderr: "" });
  expect(page()).toBe(count === 3 ? "other" : "slow");
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("a build removes only the folders of builds from more than an hour ago", () => {
  for (const name of ["old", "young"]) write(`.building-${name}/dist/index.html`, name);
  utimesSync(join(root, ".building-old"), 1, Date.now() / 1000 - 3601);
  utimesSync(join(root, ".building-young"), 1, Date.now() / 1000 - 3500);
  run(buildScript("new"));
  expect(readdirSync(root)).toEqual([".building-young", "dist"]);
});

test.each([
  { renames: 1, left: "old" },
  { renames: 2, left: "old" },
  { renames: 3, left: "new" },
])("a kill after rename $renames of 3 leaves the $left dist", ({ renames, left }) => {
  write("dist/index.html", "old");
  const kill = afterRename(renames, 'process.kill(process.pid, "SIGKILL")');
  expect(run(kill + buildScript("new")).status).toBeNull();
  restoreSite(root);
  expect(page()).toBe(left);
  expect(run(buildScript("next")).status).toBe(0);
  expect(page()).toBe("next");
});

test.skipIf(!canIsolate)("a build replaces a dist that belongs to a container's image", () => {
  write("image/dist/index.html", "old");
  write("upper/.building-1/dist/index.html", "new");
  for (const name of ["work", "disk"]) mkdirSync(join(root, name));
  const disk = join(root, "disk");
  const script = `
    import { readFileSync } from "node:fs";
    import { publishBuild } from ${MODULE};
    process.chdir("${disk}");
    publishBuild(".building-1/dist", ".");
    console.log(readFileSync("${disk}/dist/index.html", "utf8"));`;
  const mount = `mount -t overlay overlay -o userxattr,lowerdir=${root}/image,upperdir=${root}/upper,workdir=${root}/work ${disk}`;
  const { stdout, stderr } = spawnSync(
    ISOLATED[0],
    [...ISOLATED.slice(1), "sh", "-c", `${mount} && exec "$@"`, "sh", ...NODE, script],
    { encoding: "utf8" },
  );
  expect({ stdout, stderr }).toEqual({ stdout: "new\n", stderr: "" });
});
