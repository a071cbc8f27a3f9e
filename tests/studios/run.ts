/** Command: checks, builds and smoke-tests each studio, or those named; the last stands at the root. */
import { spawnSync } from "node:child_process";
import { CONTENTS } from "./contents.ts";
import { copyProject } from "./copy-project.ts";
import { writeContent } from "./write-content.ts";

/** The folder is inside the project, because the pages import its packages, but git ignores it. */
const FOLDER = "tests/generated";

/** A new studio at the root, which finds tests that depend on the sample and would keep an artist from publishing. */
const AT_ROOT = "at-the-root";

const wanted = process.argv.slice(2);
for (const name of [...Object.keys(CONTENTS), AT_ROOT]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const content = CONTENTS[name];
  if (content) {
    const folder = `${FOLDER}/${name}`;
    await writeContent(folder, content);
    for (const command of ["check", "build", "test:smoke"]) run(command, { CONTENT: folder });
  } else {
    const copy = await copyProject(CONTENTS["no-photos"] ?? {});
    for (const command of ["check", "test:unit", "build", "test:smoke"]) run(command, { CONTENT: "." }, copy);
  }
}

function run(command: string, env: Record<string, string>, cwd = process.cwd()): void {
  const { status } = spawnSync("npm", ["run", "--silent", command], {
    stdio: "inherit",
    env: { ...process.env, ...env },
    cwd,
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}
