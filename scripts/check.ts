/**
 * Command: reports every mistake in the YAML files and the photos at once, and writes nothing. With `--strip` it first
 * removes from the originals what is no part of the picture.
 */
import { parseArgs } from "node:util";
import { inspectBrand } from "#brand/inspect-brand.ts";
import { loadContent } from "#content/load-content.ts";
import { reportMissing } from "#content/report-missing.ts";
import { reportProblems } from "#content/report-problems.ts";
import { reportUnused } from "#content/report-unused.ts";
import { inspectOriginals } from "#images/inspect.ts";
import { reportPlaces, reportStripping } from "#images/metadata/report-metadata.ts";
import { contentFolder } from "#processes/environment.ts";

const { strip } = readOptions();
if (strip && !reportStripping(contentFolder)) process.exitCode = 1;

const { content, problems, images, brandFiles, unused } = loadContent(contentFolder);
const all = [
  ...problems,
  ...inspectBrand(contentFolder, brandFiles),
  ...(await inspectOriginals(contentFolder, images)),
];

if (content && all.length === 0) {
  const { catalogue, portfolio } = content;
  const counts = [
    count(catalogue, "design"),
    count(portfolio.works, "work"),
    count(portfolio.studio, "studio photo"),
  ].join(", ");
  console.log(`${counts}: all is well.`);
  reportMissing(content);
  reportUnused(content, unused);
} else {
  reportProblems(all);
  process.exitCode = 1;
}
reportPlaces(contentFolder);

function readOptions(): { strip?: boolean } {
  try {
    return parseArgs({ options: { strip: { type: "boolean" } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\nNothing was checked.`);
    process.exit(1);
  }
}

function count({ length }: readonly unknown[], noun: string): string {
  return `${length === 0 ? "no" : length} ${noun}${length === 1 ? "" : "s"}`;
}
