/**
 * Command: measures, and prints the targets next to the results.
 *
 *   npm run bench              the picture pipeline against its limit
 *   npm run bench -- scan      scans of generated photos; `scan 1` generates others
 */
import { loadContent } from "#content/load-content.ts";
import { reportProblems } from "#content/problem.ts";
import { planOriginals } from "#domain/plan.ts";
import { benchPictures } from "./bench/pictures.ts";
import { benchScan } from "./bench/scan/bench-scan.ts";

const [bench = "pictures", seed = "0"] = process.argv.slice(2);
const root = process.cwd();
if (bench === "scan") await benchScan(Number(seed));
else if (bench === "pictures") {
  const { content, problems } = loadContent(root);
  if (content) await benchPictures(root, planOriginals(content));
  else {
    reportProblems(problems, "Nothing was measured.");
    process.exitCode = 1;
  }
} else {
  console.error(`Expected pictures or scan, found "${bench}".`);
  process.exitCode = 1;
}
