/** Command: reports every mistake in the YAML files and the photos at once, and writes nothing. */
import { loadContent } from "#content/load-content.ts";
import { reportProblems } from "#content/report-problems.ts";
import { reportUnused } from "#content/report-unused.ts";
import { inspectOriginals } from "#images/inspect.ts";

const root = process.cwd();
const { content, problems, images, unused } = loadContent(root);
const all = [...problems, ...(await inspectOriginals(root, images))];

if (content && all.length === 0) {
  const { catalogue, portfolio } = content;
  const counts = `${catalogue.length} designs, ${portfolio.works.length} works, ${portfolio.studio.length} studio photos`;
  console.log(`${counts}: all is well.`);
  reportUnused(content, unused);
} else {
  reportProblems(all);
  process.exitCode = 1;
}
