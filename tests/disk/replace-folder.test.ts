/** Replacing the built site: the old one or the new one, whole, whatever else happens. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { replaceFolder, replaceInTurn } from "#disk/replace-folder.ts";

/** Some start processes, beside whatever else keeps the cores busy. */
vi.setConfig({ testTimeout: 60_000 });

const MODULE = new URL("../../scripts/disk/replace-folder.ts", import.meta.url).href;
const NODE = [process.execPath, "--import", "tsx", "--input-type=module", "-e"] as const;

/** Layers in a name space of its own, as containers have them; a machine may forbid that. */
const LAYERS = ["unshare", "--user", "--map-root-user", "--mount"] as const;
const hasLayers = spawnSync(LAYERS[0], [...LAYERS.slice(1), "true"]).status === 0;

let root: string;
let target: string;
let previous: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "replace-"));
  target = join(root, "dist");
  previous = join(root, "previous");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function makeFolder(name: string, text: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), text);
  return folder;
}

const page = (folder = target) => readFileSync(join(folder, "index.html"), "utf8");

describe.each([
  ["in one step", replaceFolder],
  ["in turn, where the disk knows no exchange", replaceInTurn],
])("%s", (_, replace) => {
  test("puts the new folder where none was", () => {
    replace(makeFolder("next", "new"), target, previous);
    expect(page()).toBe("new");
  });

  test("keeps nothing of the old folder in the new one", () => {
    makeFolder("dist", "old");
    writeFileSync(join(target, "stale.html"), "stale");
    replace(makeFolder("next", "new"), target, previous);
    expect(page()).toBe("new");
    expect(existsSync(join(target, "stale.html"))).toBe(false);
  });

  test("leaves the old folder in its place when there is no new one", () => {
    makeFolder("dist", "old");
    expect(() => replace(join(root, "next"), target, previous)).toThrow(/dist cannot be written/);
    expect(page()).toBe("old");
  });

  test("two processes replace the same folder again and again, and neither fails", async () => {
    expect(await Promise.all([replaceOften(replace.name), replaceOften(replace.name)])).toEqual([0, 0]);
    expect(page()).toBe("whole");
  });
});

test.skipIf(process.platform === "win32")("is never away while it is replaced", async () => {
  makeFolder("dist", "whole");
  let running = true;
  const replacing = replaceOften("replaceFolder").finally(() => (running = false));
  const looks = { whole: 0, other: 0 };
  while (running) {
    for (let look = 0; look < 1000; look++)
      looks[existsSync(target) && page() === "whole" ? "whole" : "other"]++;
    await new Promise(setImmediate);
  }
  expect(await replacing).toBe(0);
  expect(looks.whole).toBeGreaterThan(0);
  expect(looks.other).toBe(0);
});

test.skipIf(!hasLayers)("replaces a folder that came with the image of a container", () => {
  makeFolder("image/dist", "old");
  makeFolder("upper/next", "new");
  for (const name of ["work", "disk"]) mkdirSync(join(root, name));
  const disk = join(root, "disk");
  const script = `
    import { readFileSync } from "node:fs";
    import { replaceFolder } from ${JSON.stringify(MODULE)};
    replaceFolder("${disk}/next", "${disk}/dist", "${disk}/previous");
    console.log(readFileSync("${disk}/dist/index.html", "utf8"));`;
  const mount = `mount -t overlay overlay -o userxattr,lowerdir=${root}/image,upperdir=${root}/upper,workdir=${root}/work ${disk}`;
  const { stdout, stderr } = spawnSync(
    LAYERS[0],
    [...LAYERS.slice(1), "sh", "-c", `${mount} && exec "$@"`, "sh", ...NODE, script],
    { encoding: "utf8" },
  );
  expect({ stdout, stderr }).toEqual({ stdout: "new\n", stderr: "" });
});

/** Another process replaces `target` 300 times, each time by a folder of its own; its exit code. */
async function replaceOften(replace: string): Promise<number> {
  const script = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { ${replace} as replace } from ${JSON.stringify(MODULE)};
    for (let round = 0; round < 300; round++) {
      const own = ${JSON.stringify(root)} + "/" + process.pid + "/" + round;
      mkdirSync(own + "/next", { recursive: true });
      writeFileSync(own + "/next/index.html", "whole");
      replace(own + "/next", ${JSON.stringify(target)}, own + "/previous");
    }`;
  const [command, ...args] = NODE;
  const [code] = await once(spawn(command, [...args, script], { stdio: "inherit" }), "exit");
  return code;
}
