/**
 * Command: measures the project, with the targets beside the figures. `pictures` is the image step of a build, `pages`
 * the built site in a browser; without an argument both, in some minutes.
 */
import { loadContent } from "#content/load-content.ts";
import { reportProblems } from "#content/report-problems.ts";
import { benchPages } from "./bench/pages.ts";
import { benchPictures } from "./bench/pictures.ts";

const BENCHES = { pictures: benchPictures, pages: benchPages };

const [chosen] = process.argv.slice(2);
const root = process.cwd();
const { content, problems } = loadContent(root);
if (!content) {
  reportProblems(problems, "Nothing was measured.");
  process.exit(1);
}
if (chosen && !Object.hasOwn(BENCHES, chosen)) {
  console.error(`There is no bench "${chosen}". Choose one of: ${Object.keys(BENCHES).join(", ")}.`);
  process.exitCode = 1;
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (!chosen || name === chosen) await bench(root, content);
}
