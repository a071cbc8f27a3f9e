/** Command: reports every problem in the YAML files and the photos. Writes nothing without `--strip`. */
import { parseArgs } from "node:util";
import { findMissing, formatUnused } from "#content/suggestions.ts";
import type { Content } from "#domain/content.ts";
import { inspectPictures } from "#pictures/inspect.ts";
import { findProblems, findRemarks, loadStudio } from "#studio/inspect.ts";
import { removePrivateData, reportPrivateData } from "#studio/private-data.ts";
import { explainError, reportProblems, reportRemarks } from "#studio/report.ts";
import "#files/closed-pipe.ts";
import { readSettings } from "#files/settings.ts";
import { withProgress } from "#pictures/progress.ts";

const { contentFolder } = readSettings();

const USAGE = `Lists every mistake in the YAML files and the photos. Changes nothing by itself.

  npm run check

  --strip  encodes photos once more without hidden data, such as where they were taken
  --help   shows this text
`;

const UNCHECKED =
  "How photos come out, and what pages lack, was not checked: run this again once these are corrected.";

async function check(): Promise<void> {
  const { strip, help } = readOptions();
  if (help) return console.log(USAGE);
  const isPrivate = strip ? await removePrivateData(contentFolder) : !reportPrivateData(contentFolder);
  if (strip && !isPrivate) process.exitCode = 1;

  const loaded = await loadStudio(contentFolder);
  const { content, unused } = loaded;
  const problems = await withProgress((onProgress) => findProblems(contentFolder, loaded, onProgress));
  if (!content || problems.length > 0) {
    reportProblems(problems, UNCHECKED);
    process.exitCode = 1;
    return;
  }
  const ofPhotos = await withProgress((onProgress) => inspectPictures(contentFolder, content, onProgress));
  const remarks = findRemarks(loaded, ofPhotos);
  const missing = findMissing(content);
  for (const hint of missing) console.log(hint);
  if (unused.length > 0) console.log(formatUnused(content, unused));
  reportRemarks(remarks);
  const isFine = isPrivate && missing.length + unused.length + remarks.length === 0;
  console.log(`${summarize(content)}: ${isFine ? "all is well" : "no mistakes"}.`);
}

function readOptions() {
  const flag = { type: "boolean" } as const;
  return parseArgs({ options: { strip: flag, help: { ...flag, short: "h" } } }).values;
}

function summarize({ catalogue, portfolio }: Content): string {
  const counts = [
    count(catalogue, "design"),
    count(portfolio.works, "work"),
    count(portfolio.studio, "studio photo"),
  ];
  return counts.join(", ");
}

function count({ length }: readonly unknown[], noun: string): string {
  return `${length === 0 ? "no" : length} ${noun}${length === 1 ? "" : "s"}`;
}

check().catch((error: Error & { code?: string }) => {
  const isUsage = error.code?.startsWith("ERR_PARSE_ARGS");
  const outcome = isUsage
    ? "Nothing was checked."
    : "The check did not finish. It changed only what it names above.";
  console.error(`${explainError(error)}\n${outcome}`);
  process.exitCode = 1;
});
