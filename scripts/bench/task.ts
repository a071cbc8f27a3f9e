/** The process that `measure` starts: takes one task, reports what it cost, and ends. */
import { makePictures } from "#images/make-pictures.ts";
import { makeBarely } from "./limit.ts";
import type { Measured, Task } from "./measure.ts";

/** Also when the bench was ended. */
process.once("disconnect", () => process.exit());

process.once("message", async ({ kind, root, originals }: Task) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const { made, spared } =
    kind === "limit" ? await makeBarely(root, originals) : await makeAll(root, originals);
  const { user, system } = process.cpuUsage(before);
  const measured: Measured = {
    cpuSeconds: (user + system) / 1e6 - spared,
    wallSeconds: (performance.now() - start) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    made,
  };
  process.send?.(measured, () => process.exit());
});

async function makeAll(root: string, originals: Task["originals"]) {
  const pictures = await makePictures(root, originals);
  if (Array.isArray(pictures)) throw new Error(pictures.join("\n"));
  return { made: pictures.made, spared: 0 };
}
