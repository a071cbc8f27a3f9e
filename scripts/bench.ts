/**
 * Command: compares the picture pipeline with its lower bound, and prints the targets next to the results.
 *
 *   npm run bench
 */
import { loadContent } from "#content/load";
import { reportProblems } from "#content/report";
import { planOriginals } from "#pictures/plan";
import { benchPictures } from "./bench/pictures.ts";

const root = process.cwd();
const { content, problems } = loadContent(root);
if (content) await benchPictures(root, planOriginals(content));
else {
  reportProblems(problems, "Nothing was measured.");
  process.exitCode = 1;
}
