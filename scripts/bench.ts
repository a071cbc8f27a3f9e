/** Command: measures the picture pipeline, or with `scan` the scan of photos, and prints the targets beside the figures. */
import { loadContent } from "#content/load-content.ts";
import { reportProblems } from "#content/report-problems.ts";
import { planOriginals } from "#domain/plan.ts";
import { benchPictures } from "./bench/pictures.ts";
import { benchScan } from "./bench/scan/bench-scan.ts";

if (process.argv[2] === "scan") {
  await benchScan();
  process.exit();
}

const root = process.cwd();
const { content, problems } = loadContent(root);
if (!content) {
  reportProblems(problems, "Nothing was measured.");
  process.exit(1);
}
await benchPictures({ root, originals: planOriginals(content) });
