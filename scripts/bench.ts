/** Command: measures the picture pipeline, and prints the targets beside the figures. */
import { loadContent } from "#content/load-content.ts";
import { reportProblems } from "#content/report-problems.ts";
import { planOriginals } from "#domain/plan.ts";
import { benchPictures } from "./bench/pictures.ts";

const root = process.cwd();
const { content, problems } = loadContent(root);
if (!content) {
  reportProblems(problems, "Nothing was measured.");
  process.exit(1);
}
await benchPictures({ root, originals: planOriginals(content) });
