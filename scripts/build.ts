/**
 * Command: content → pictures → pages → dist/client, which is replaced only when everything is built.
 *
 * A build repeats as little of the last one as it can. What each step keeps, and what renews it:
 * - everything, in `dist`: any input, or any touched output (processes/inputs.ts);
 * - Vite's bundles, in `.cache/bundles`: code, packages or brand (processes/bundle.ts);
 * - pictures and cards, in `.cache`: the photo, the words or the code that draws (images/store.ts);
 * - documents, in `dist`: the data, the studio or the card that the page shows (output/write-pages.ts).
 * A bundle also holds the build itself, compiled: while the code stays the same, that runs instead of TypeScript.
 */
import { fork } from "node:child_process";
import { join } from "node:path";
import { SITE } from "#disk/build-folder.ts";
import { hashCode } from "#processes/code-hash.ts";
import { contentFolder } from "#processes/environment.ts";
import { TYPESCRIPT } from "#processes/fork-worker.ts";
import { findCompiled, hashInputs, isCurrent, readLastBuild } from "#processes/inputs.ts";

const code = hashCode();
const inputs = hashInputs(code, contentFolder);
const last = readLastBuild(contentFolder);
if (last && isCurrent(last, inputs, contentFolder)) {
  console.log(`Nothing has changed since ${join(contentFolder, SITE)} was built.${last.notes}`);
} else {
  const compiled = findCompiled(last, code);
  // Fewer collections of garbage, because a build mostly makes texts. Twice as much saves 6 % of the time, and costs
  // 80 MB with 3,000 designs.
  const execArgv = ["--max-semi-space-size=16", ...(compiled ? [] : ["--import", TYPESCRIPT])];
  const module = compiled ?? new URL("./processes/make-site-worker.ts", import.meta.url);
  const child = fork(module, [code, inputs], { execArgv });
  child.once("exit", (status, signal) => {
    if (signal) console.error(`The site could not be built: its process ended early (${signal}).`);
    process.exitCode = status ?? 1;
  });
}
