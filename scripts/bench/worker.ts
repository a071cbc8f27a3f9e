/** Process that makes the pictures of one project, and answers what it took. */
import { SAMPLE_PAPER } from "#domain/colors.ts";
import type { PlannedOriginal } from "#domain/plan.ts";
import { makePictures } from "#images/pictures.ts";

export type Project = { root: string; originals: PlannedOriginal[] };

export type Measured = {
  /** Of all threads, without the start of the process. */
  cpuSeconds: number;
  wallSeconds: number;
  /** Of the whole process. */
  peakMegabytes: number;
  /** Derivatives. */
  made: number;
};

// Exit with the parent.
process.once("disconnect", () => process.exit());

process.once("message", async ({ root, originals }: Project) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const pictures = await makePictures({ root, paper: SAMPLE_PAPER }, originals);
  if (Array.isArray(pictures)) throw new Error(pictures.join("\n"));
  const { user, system } = process.cpuUsage(before);
  const measured: Measured = {
    cpuSeconds: (user + system) / 1e6,
    wallSeconds: (performance.now() - start) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    made: pictures.made,
  };
  process.send?.(measured, () => process.exit());
});
