/**
 * Command: measures, and prints the targets next to the results.
 *
 *   npm run bench              the picture pipeline against its limit
 *   npm run bench -- scan      scans of generated photos; `scan 1` generates others
 *   npm run bench -- rebuild   a rebuild after one changed word, against Astro
 *   npm run bench -- growth    sites of up to 3,000 designs
 */
import { loadContent } from "#content/load-content.ts";
import { reportProblems } from "#content/report-problems.ts";
import type { Content } from "#domain/content.ts";
import { planOriginals } from "#domain/plan.ts";
import { benchGrowth } from "./bench/growth.ts";
import { benchPictures } from "./bench/pictures.ts";
import { benchRebuild } from "./bench/rebuild.ts";
import { benchScan } from "./bench/scan/bench-scan.ts";

const root = process.cwd();

const BENCHES: Record<string, (content: Content) => unknown> = {
  pictures: (content) => benchPictures({ root, originals: planOriginals(content) }),
  scan: () => benchScan(Number(process.argv[3] ?? 0)),
  rebuild: (content) => benchRebuild(root, content),
  growth: () => benchGrowth(root),
};

const bench = BENCHES[process.argv[2] ?? "pictures"];
const { content, problems } = loadContent(root);
if (!bench) {
  console.error(`Expected one of ${Object.keys(BENCHES).join(", ")}.`);
  process.exitCode = 1;
} else if (content) await bench(content);
else {
  reportProblems(problems, "Nothing was measured.");
  process.exitCode = 1;
}
