/** Command: writes, checks, builds and smoke-tests each content, or those named. */
import { spawnSync } from "node:child_process";
import { CONTENTS } from "./contents.ts";
import { writeContent } from "./write-content.ts";

/** Inside the project, because the pages import its packages, but not part of it. */
const FOLDER = "tests/generated";

const wanted = process.argv.slice(2);
for (const [name, content] of Object.entries(CONTENTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = `${FOLDER}/${name}`;
  console.log(`\n${name}`);
  await writeContent(folder, content);
  for (const command of ["check", "test:smoke"]) {
    const { status } = spawnSync("npm", ["run", "--silent", command], {
      stdio: "inherit",
      env: { ...process.env, CONTENT: folder },
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(1);
  }
}
