/** The content build as a command shows it: progress while pictures are made, then a line of figures. */
import { reportProblems } from "#content/report-problems.ts";
import { reportUnused } from "#content/report-unused.ts";
import type { BuiltContent, Place } from "./build-content.ts";
import { ContentProcess } from "./content-process.ts";
import { withProgress } from "./picture-progress.ts";

/** Builds the content of a project, showing on the terminal how it goes and what is wrong. */
export async function runContentBuild(place: Place): Promise<BuiltContent> {
  const start = performance.now();
  const content = new ContentProcess(place);
  const result = await withProgress((onProgress) => content.build(onProgress)).finally(() => content.stop());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (!result.ok) {
    reportProblems(result.problems, "Nothing was built.");
    return result;
  }
  console.log(`Pictures: ${result.made} made, ${result.reused} unchanged (${seconds} s).`);
  reportUnused(result.content, result.unused);
  return result;
}
